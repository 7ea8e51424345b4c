import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { asService } from '#backend/db/as-service.ts'
import { REFUSALS, type RefusalCode, refusalBody } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Context, StagedUseCase, UseCase } from './use-case.ts'

/** A response as it is sent and stored: the very bytes, so that a replay is no other answer. */
export interface Answer {
  status: number
  /** JSON. */
  body: string
}

/**
 * Runs a use case; with a key, once: the same key with the same input answers what it answered, with another input
 * is refused, and two at the same time queue. Only what succeeded is kept, so a refusal can be tried again.
 */
export async function runIdempotently(
  useCase: UseCase | StagedUseCase,
  context: Omit<Context, 'tx'>,
  input: unknown,
  key: string | undefined,
): Promise<Answer> {
  if ('runStaged' in useCase) return answerOf(await useCase.runStaged(context, input))
  await useCase.prepare?.(context, input)
  let answer: Answer | undefined
  const rollback = new Error('refused')
  try {
    await asService(context.deps.db, async (tx) => {
      const inputHash = key ? createHash('sha256').update(JSON.stringify(input)).digest('hex') : ''
      if (key) {
        answer = await keptAnswer(tx, context.userId, useCase.name, key, inputHash)
        if (answer) return
      }
      const result = await useCase.run({ ...context, tx }, input)
      answer = answerOf(result)
      if (!result.ok) throw rollback
      if (key) {
        await tx
          .insertInto('idempotency_keys')
          .values({
            key,
            user_id: context.userId,
            use_case: useCase.name,
            input_hash: inputHash,
            status: answer.status,
            body: answer.body,
          })
          .execute()
      }
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  if (!answer) throw new Error(`${useCase.name} gave no answer`)
  return answer
}

async function keptAnswer(
  tx: Transaction<Schema>,
  userId: string,
  useCase: string,
  key: string,
  inputHash: string,
): Promise<Answer | undefined> {
  if (!userId || key.length < 8 || key.length > 200) {
    return answerOf(refuse('BAD_INPUT', { field: 'Idempotency-Key' }))
  }
  // The second of two at the same time waits here for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency:${userId}:${useCase}:${key}`}, 0))`.execute(
    tx,
  )
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['input_hash', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('use_case', '=', useCase)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!kept) return
  if (kept.input_hash !== inputHash) return answerOf(refuse('IDEMPOTENCY_MISMATCH'))
  return { status: kept.status, body: kept.body }
}

function answerOf(result: Result<unknown, RefusalCode>): Answer {
  return result.ok
    ? { status: 200, body: JSON.stringify(result.value ?? {}) }
    : { status: REFUSALS[result.code], body: JSON.stringify(refusalBody(result)) }
}
