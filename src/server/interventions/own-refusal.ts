import type { RefusalCode } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** Who takes part in a rental, or earned a commission by it, never decides on that money: somebody else does. */
export const ownRefusal = (
  people: { renter_id: string; owner_id: string; affiliate_id?: string | null },
  userId: string,
): Refusal<RefusalCode> | undefined =>
  [people.renter_id, people.owner_id, people.affiliate_id].includes(userId)
    ? refuse('SECOND_PERSON_NEEDED')
    : undefined
