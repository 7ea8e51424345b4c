import type { RefusalCode } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** Who takes part in a rental never decides on its money: somebody else does. */
export const ownRefusal = (
  { renter_id, owner_id }: { renter_id: string; owner_id: string },
  userId: string,
): Refusal<RefusalCode> | undefined =>
  userId === renter_id || userId === owner_id ? refuse('SECOND_PERSON_NEEDED') : undefined
