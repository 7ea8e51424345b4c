import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { ok, refuse } from '#domain/result.ts'
import { drawPhotos } from '../draw-photos.ts'
import { loadRecord } from '../load-record.ts'
import { writeProtocol } from '../write-protocol.ts'

/**
 * The record of a rental as PDF for either of its sides, in their language: what both stated, with checklists and
 * photos, every step, and the hash of the last one. Refused to others, and before there is a step (NOT_FOUND).
 */
export const getHandoverProtocol = useCase({
  name: 'get-handover-protocol',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId, now }, { id }) {
    const record = await loadRecord(tx, { bookingId: id, readerId: userId })
    if (!record) return refuse('NOT_FOUND')
    const photos = await drawPhotos(tx, deps, record)
    const file = await writeProtocol(record, photos, now)
    return ok<DownloadedFile>({ name: `protocol-${record.number}.pdf`, base64: file.toString('base64') })
  },
})
