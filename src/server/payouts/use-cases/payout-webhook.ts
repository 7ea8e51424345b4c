import { rawUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { applyOrderStatus } from '../apply-order-status.ts'
import { findAccount } from '../find-account.ts'
import { reconcilePayout } from '../reconcile-payout.ts'
import { refreshAccount } from '../refresh-account.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Receives the payment provider's events about users' accounts and payouts to them. The event is only a reason to ask how
 * things stand, so that one that comes late, twice or out of order does no harm; what cannot be dealt with now is sent
 * again.
 */
export const payoutWebhook = rawUseCase({
  name: 'payout-webhook',
  allow: 'anyone',
  async runRaw({ deps, now, request }, body) {
    const { payoutAccounts } = deps
    if (!payoutAccounts) return refuse('NOT_FOUND')
    const signature = request.headers.get(payoutAccounts.signatureHeader) ?? undefined
    const event = payoutAccounts.parseWebhook(body, signature, now)
    if (!event) return refuse('WEBHOOK_FORGED')
    if (event === 'unreadable') return refuse('BAD_INPUT')
    try {
      if (event.payoutId && UUID.test(event.payoutId)) await applyEvent(deps, event.payoutId)
      const known = event.account && (await findAccount(deps, { account: event.account }))
      if (known) await refreshAccount(deps, known)
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
    return ok({ received: true })
  },
})

/** What was taken back of a paid payout is listed for an admin, however long ago it was paid. */
async function applyEvent(deps: Deps, payoutId: string): Promise<void> {
  const order = await applyOrderStatus(deps, payoutId)
  if (order?.status === 'paid' && order.returnedCents > 0) await reconcilePayout(deps, payoutId)
}
