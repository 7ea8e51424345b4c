import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkAnswer } from '#contract/bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'

interface BulkInput {
  ids: string[]
  [more: string]: unknown
}

/** Does the same to all chosen rows of the list that is loaded as `key`; each is done or refused by itself. */
export function useBulk(useCase: string, key: string) {
  const t = useTranslate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: BulkInput) => callFunction<BulkAnswer>(useCase, input),
    onError: (error) => void toast(errorToast(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  })
}
