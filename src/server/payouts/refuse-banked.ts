import type { RefusalCode } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import type { PayoutRow } from './payout-row.ts'

/** How the names of files for the operator's bank begin. */
export const FILE_PREFIX = 'LND-'

/**
 * Where a bank pays, what became of a payout is the bank's to say: a confirmation by hand could pay twice. What went
 * into a file before there was a bank is still the operator's to confirm.
 */
export const refuseBanked = ({ bank }: Deps, row: PayoutRow): Refusal<RefusalCode> | undefined =>
  bank && !row.provider_payout_id?.startsWith(FILE_PREFIX)
    ? refuse('PAYOUT_BY_BANK', { bank: bank.name })
    : undefined
