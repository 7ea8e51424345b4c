import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { OpenedIdentityCheck } from '#contract/identity.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { openCheck } from '../checks/open-check.ts'
import { settleCheck } from '../checks/settle-check.ts'

/** A page of this site. */
const path = z
  .string()
  .max(300)
  .regex(/^\/([\w?&=%.-][\w/?&=%.-]*)?$/)

/**
 * Answers the page of the outside service on which the caller shows their document and their face, to go on where they
 * left; afterwards it sends them back to `path`. Refused: no such service, proved already, a try that is being looked at,
 * service out of reach.
 */
export const openIdentityCheck = stagedUseCase({
  name: 'open-identity-check',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({ path }),
  async runStaged({ deps, userId, now }, { path: back }): Promise<Result<OpenedIdentityCheck, RefusalCode>> {
    const { identityChecks, config, db } = deps
    if (!identityChecks) return refuse('NOT_FOUND')
    const open = () =>
      inTransaction(db, { as: 'service' }, (tx) =>
        openCheck(tx, { userId, provider: identityChecks.name, now }),
      )
    try {
      let check = await open()
      if (check.ok && check.value.reference) {
        const { id, reference } = check.value
        const url = await identityChecks.goOn(reference)
        if (url) return ok({ url })
        // Nobody can go on with that one: it tells how things stand, and another one is opened if that is needed.
        await settleCheck(deps, { id, reference })
        check = await open()
      }
      if (!check.ok) return check
      const { id, email } = check.value
      const { reference, url } = await identityChecks.open({
        idempotencyKey: `identity-check:${id}`,
        checkId: id,
        email,
        returnUrl: `${config.siteUrl}${back}`,
      })
      await db.kysely.updateTable('identity_checks').set({ reference }).where('id', '=', id).execute()
      return ok({ url })
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
  },
})
