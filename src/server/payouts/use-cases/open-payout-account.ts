import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { OpenedPayoutAccount } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { accountCountries } from '#domain/payout/payout-method.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { refuseStaleProof } from '#server/administration/refuse-stale-proof.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { openAccount } from '../open-account.ts'

/**
 * Answers the address at which the payment provider asks the caller what it has to know, to go on where they left; the
 * first time an account is opened for them. Refused: no such provider, a country in which the site's currency is not paid
 * out, too many methods, provider out of reach.
 */
export const openPayoutAccount = stagedUseCase({
  name: 'open-payout-account',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
  async runStaged(context, { country }): Promise<Result<OpenedPayoutAccount, RefusalCode>> {
    const { deps, userId } = context
    const { payoutAccounts, config } = deps
    if (!payoutAccounts) return refuse('NOT_FOUND')
    const refusal = await refuseStaleProof(context)
    if (refusal) return refusal
    if (!accountCountries(brand.currency).includes(country)) return refuse('BAD_INPUT', { field: 'country' })
    const method = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      openAccount(tx, deps, { userId, kind: payoutAccounts.name, country }),
    )
    if (!method.ok) return method
    const { id, email } = method.value
    try {
      const account =
        method.value.account ??
        (await payoutAccounts.createAccount({
          idempotencyKey: `payout-account:${id}`,
          userId,
          email,
          country: method.value.country,
        }))
      if (!method.value.account) {
        await deps.db.kysely
          .insertInto('payout_destinations')
          .values({ method_id: id, account })
          .onConflict((conflict) => conflict.column('method_id').doNothing())
          .execute()
      }
      const page = `${config.siteUrl}/dashboard/payout-account`
      const pages = { returnUrl: page, refreshUrl: `${page}?again` }
      return ok({ id, url: await payoutAccounts.openOnboarding(account, pages) })
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
  },
})
