import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { drawEvidence } from '../draw-evidence.ts'
import { loadEvidence } from '../load-evidence.ts'

/**
 * The evidence of a dispute as PDF, as it would be submitted now. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND.
 */
export const getDisputeEvidence = stagedUseCase({
  name: 'get-dispute-evidence',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ id: z.uuid() }),
  async runStaged({ deps, userId, now }, { id }): Promise<Result<DownloadedFile, RefusalCode>> {
    const loaded = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const denial = await partRefusal(tx, userId, 'finance')
      return denial ?? ok((await loadEvidence(tx, id)) ?? null)
    })
    if (!loaded.ok) return loaded
    if (!loaded.value) return refuse('NOT_FOUND')
    const file = await drawEvidence(deps, loaded.value, { note: '', now, userId })
    return ok({ name: `dispute-${loaded.value.number}.pdf`, base64: file.toString('base64') })
  },
})
