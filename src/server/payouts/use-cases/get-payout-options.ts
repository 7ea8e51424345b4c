import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { PayoutOptions } from '#contract/payouts.ts'
import { ok } from '#domain/result.ts'

/** The provider at which the caller can have an account for payouts, besides bank accounts. */
export const getPayoutOptions = useCase({
  name: 'get-payout-options',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({}),
  run: async ({ deps }) => ok<PayoutOptions>({ account: deps.payoutAccounts?.name ?? null }),
})
