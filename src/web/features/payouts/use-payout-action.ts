import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'

type PayoutAction =
  | 'add-payout-method'
  | 'remove-payout-method'
  | 'change-payout-settings'
  | 'open-payout-account'
  | 'refresh-payout-account'
  | 'request-payout'

/** Does something about the person's payouts; afterwards payouts, balances and proofs are asked for again. */
export function usePayoutAction<Answer = unknown>(action: PayoutAction) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: { idempotencyKey?: string } & Record<string, unknown>) =>
      callFunction<Answer>(action, body, idempotencyKey ? { idempotencyKey } : {}),
    onSettled: () =>
      Promise.all(
        ['payouts', 'ledger', 'identity', 'affiliate'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
