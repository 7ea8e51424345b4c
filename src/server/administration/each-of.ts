import type { BulkAnswer } from '#contract/bulk.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result } from '#domain/result.ts'

/**
 * Does the same to several things, each once; one that is refused leaves the others alone. Always in the same order, so that two
 * who choose the same things wait for each other instead of for ever.
 */
export async function eachOf(ids: string[], once: (id: string) => Promise<Result<unknown, RefusalCode>>) {
  const answer: BulkAnswer = { done: 0, refused: [] }
  for (const id of [...new Set(ids)].toSorted()) {
    const result = await once(id)
    if (result.ok) answer.done++
    else answer.refused.push({ id, code: result.code })
  }
  return ok(answer)
}
