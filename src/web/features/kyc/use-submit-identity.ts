import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { SubmittedIdentity } from '#contract/identity.ts'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf } from '../../lib/errors.ts'

/** Hands in one step; what is being checked already counts as handed in. */
export function useSubmitIdentity() {
  const queries = useQueryClient()
  const atCheckout = useLocation().pathname === '/booking/summary'
  return useMutation({
    mutationFn: (input: object) =>
      callFunction<SubmittedIdentity>('submit-identity', { ...input, atCheckout }),
    onSettled: (_, error) => {
      if (!error || codeOf(error) === 'KYC_ALREADY_PENDING')
        return queries.invalidateQueries({ queryKey: ['identity'] })
    },
  })
}
