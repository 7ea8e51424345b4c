import { rawUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { findCheck } from '../checks/find-check.ts'
import { settleCheck } from '../checks/settle-check.ts'

/**
 * Receives the events of the service that checks identities. An event is only a reason to ask how things stand, so that
 * one that comes late, twice or out of order does no harm; what cannot be dealt with now is sent again.
 */
export const identityWebhook = rawUseCase({
  name: 'identity-webhook',
  allow: 'anyone',
  async runRaw({ deps, now, request }, body) {
    const { identityChecks } = deps
    if (!identityChecks) return refuse('NOT_FOUND')
    const signature = request.headers.get(identityChecks.signatureHeader) ?? undefined
    const event = identityChecks.parseWebhook(body, signature, now)
    if (!event) return refuse('WEBHOOK_FORGED')
    if (event === 'unreadable') return refuse('BAD_INPUT')
    const check = await findCheck(deps, event)
    try {
      if (check) await settleCheck(deps, check)
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
    return ok({ received: true })
  },
})
