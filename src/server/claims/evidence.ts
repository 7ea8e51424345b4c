import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import { areOwnPhotos } from '#server/booking/own-photos.ts'

/** Refuses photos that are not in the bucket of claims, or are not the caller's of this rental. */
export const foreignEvidenceRefusal = async (
  tx: Transaction<Schema>,
  bookingId: string,
  userId: string | null,
  photos: string[],
): Promise<Refusal<'DOCUMENT_MISSING'> | undefined> =>
  (await areOwnPhotos(tx, 'claims', `${bookingId}/${userId}/`, photos))
    ? undefined
    : refuse('DOCUMENT_MISSING')

/** Adds photos to a claim; one that is there already stays as it is. */
export async function addEvidence(
  tx: Transaction<Schema>,
  { claimId, userId, photos, at }: { claimId: string; userId: string; photos: string[]; at: Date },
): Promise<void> {
  if (photos.length === 0) return
  await tx
    .insertInto('claim_evidence')
    .values(
      [...new Set(photos)].map((path) => ({
        claim_id: claimId,
        path,
        user_id: userId,
        added_at: at.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
