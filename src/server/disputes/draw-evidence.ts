import type { Deps } from '#server/deps.ts'
import { inDocumentQueue } from '#server/documents/document-queue.ts'
import { drawPhotos } from '#server/records/draw-photos.ts'
import type { Evidence } from './load-evidence.ts'
import { writeEvidence } from './write-evidence.ts'

/** Draws the evidence with its photos, one document at a time. */
export const drawEvidence = (
  deps: Pick<Deps, 'db' | 'objects' | 'log'>,
  evidence: Evidence,
  { note, now, userId }: { note: string; now: Date; userId: string },
): Promise<Buffer> =>
  inDocumentQueue(userId, async () =>
    writeEvidence(evidence, await drawPhotos(deps, evidence.record, userId), { note, now }),
  )
