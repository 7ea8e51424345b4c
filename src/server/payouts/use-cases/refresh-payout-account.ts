import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { RefreshedPayoutAccount } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { AccountKind, PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { findAccount } from '../find-account.ts'
import { refreshAccount } from '../refresh-account.ts'

/** Asks the payment provider how far the caller's account is, after a visit there; refused where they have none. */
export const refreshPayoutAccount = stagedUseCase({
  name: 'refresh-payout-account',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({}),
  async runStaged({ deps, userId }): Promise<Result<RefreshedPayoutAccount, RefusalCode>> {
    const known = await findAccount(deps, { userId })
    if (!known) return refuse('NOT_FOUND')
    try {
      const status = (await refreshAccount(deps, known)) as PayoutMethodStatus
      const kind = known.kind as AccountKind
      return ok({ id: known.methodId, kind, country: known.country, status })
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
  },
})
