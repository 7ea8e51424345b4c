import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

export interface SubmittedEvidence {
  disputeId: string
  userId: string
  file: Buffer
  at: Date
}

/** Records, once, who submitted which file for a dispute; false where that was recorded before. */
export async function noteEvidence(
  tx: Transaction<Schema>,
  { disputeId, userId, file, at }: SubmittedEvidence,
): Promise<boolean> {
  const noted = await tx
    .updateTable('disputes')
    .set({
      submitted_at: at.toISOString(),
      submitted_by: userId,
      evidence_sha256: createHash('sha256').update(file).digest('hex'),
    })
    .where('id', '=', disputeId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}
