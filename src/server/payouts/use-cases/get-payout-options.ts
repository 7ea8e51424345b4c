import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { PayoutOptions } from '#contract/payouts.ts'
import { ok } from '#domain/result.ts'

/** At whose provider the caller can have an account for payouts, beside bank accounts. */
export const getPayoutOptions = useCase({
  name: 'get-payout-options',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({}),
  run: async ({ deps }) => ok<PayoutOptions>({ account: deps.payoutAccounts?.name ?? null }),
})
