import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkAnswer } from '#contract/bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'

/** Does the same to all chosen rows of a list; each is done or refused by itself. */
export function useBulk(useCase: string) {
  const t = useTranslate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => callFunction<BulkAnswer>(useCase, { ids }),
    onError: (error) => void toast(errorToast(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-list'] }),
  })
}
