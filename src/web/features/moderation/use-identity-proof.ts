import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { IdentityProof } from '#contract/identity.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Opens a proof: its details and its document, for a minute. Opened only by a press, because each look is recorded. */
export function useIdentityProof(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callFunction<IdentityProof>('view-identity', { id }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['submitted-identity'] }),
  })
}
