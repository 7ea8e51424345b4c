import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { RefreshedIdentityCheck } from '#contract/identity.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { findCheck } from '../checks/find-check.ts'
import { settleCheck } from '../checks/settle-check.ts'

/** Asks the outside service what became of the caller's check, after a visit there; refused where none is under way. */
export const refreshIdentityCheck = stagedUseCase({
  name: 'refresh-identity-check',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({}),
  async runStaged({ deps, userId }): Promise<Result<RefreshedIdentityCheck, RefusalCode>> {
    const check = await findCheck(deps, { userId })
    if (!check) return refuse('NOT_FOUND')
    try {
      return ok({ status: await settleCheck(deps, check) })
    } catch (error) {
      if (error instanceof PaymentProviderError) return refuse('PAYMENT_PROVIDER_DOWN')
      throw error
    }
  },
})
