import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { drawPhotos } from '../draw-photos.ts'
import { loadRecord } from '../load-record.ts'
import { writeProtocol } from '../write-protocol.ts'

/**
 * The record of a rental as PDF for either of its sides, in their language: what both stated, with checklists and
 * photos, every step, and the hash of the last one. Pictures and document are drawn when the transaction is over.
 * Refused to others, and before there is a step (NOT_FOUND).
 */
export const getHandoverProtocol = stagedUseCase({
  name: 'get-handover-protocol',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async runStaged({ deps, userId, now }, { id }): Promise<Result<DownloadedFile, RefusalCode>> {
    const record = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      loadRecord(tx, { bookingId: id, readerId: userId }),
    )
    if (!record) return refuse('NOT_FOUND')
    const file = await inDocumentQueue(userId, async () =>
      writeProtocol(record, await drawPhotos(deps, record, userId), now),
    )
    return ok({ name: `protocol-${record.number}.pdf`, base64: file.toString('base64') })
  },
})
