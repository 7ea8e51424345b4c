import { sql, type Transaction } from 'kysely'
import type { FiledReport } from '#contract/listing.ts'
import type { Schema } from '#contract/schema.ts'
import type { ReportReason } from '#domain/moderation/reports.ts'
import { ok } from '#domain/result.ts'

interface Report {
  reporterId: string
  itemId: string
  reason: ReportReason | 'appeal'
  message: string
  at: Date
}

/** Files a report or an appeal; where the person has an open one about this item, that one stands. */
export async function fileReport(
  tx: Transaction<Schema>,
  { reporterId, itemId, reason, message, at }: Report,
): Promise<{ ok: true; value: FiledReport }> {
  await tx
    .insertInto('reports')
    .values({ reporter_id: reporterId, item_id: itemId, reason, message, created_at: at.toISOString() })
    // A literal: a plan that is made for any status finds no index for open ones.
    .onConflict((conflict) =>
      conflict.columns(['reporter_id', 'item_id']).where('status', '=', sql.lit('open')).doNothing(),
    )
    .execute()
  return ok({ itemId, status: 'open' })
}
