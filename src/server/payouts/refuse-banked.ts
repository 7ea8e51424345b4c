import type { RefusalCode } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'

/** Where a bank pays, what became of a payout is the bank's to say: a confirmation by hand could pay twice. */
export const refuseBanked = ({ bank }: Deps): Refusal<RefusalCode> | undefined =>
  bank ? refuse('PAYOUT_BY_BANK', { bank: bank.name }) : undefined
