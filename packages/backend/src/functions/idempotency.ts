import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#backend/register.ts'
import { type Refusal, type Result, refusalBody, refuse, type Statuses, statusOf } from './refusals.ts'
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
  statuses: Statuses,
): Promise<Answer> {
  if ('runStaged' in useCase) return answerOf(statuses, await useCase.runStaged(context, input))
  const refusal = await useCase.prepare?.(context, input)
  if (refusal) return answerOf(statuses, refusal)
  let answer: Answer | undefined
  const rollback = new Error('refused')
  try {
    await inTransaction(context.deps.db, { as: 'service' }, async (tx) => {
      const inputHash = key ? createHash('sha256').update(JSON.stringify(input)).digest('hex') : ''
      if (key) {
        const cached = await cachedAnswer(tx, context.userId, useCase.name, key, inputHash)
        if (cached) {
          answer = 'ok' in cached ? answerOf(statuses, cached) : cached
          return
        }
      }
      const result = await useCase.run({ ...context, tx }, input)
      answer = answerOf(statuses, result)
      if (!result.ok) throw rollback
      if (key) {
        await sql`insert into functions.idempotency_keys (key, user_id, use_case, input_hash, status, body)
          values (${key}, ${context.userId}, ${useCase.name}, ${inputHash}, ${answer.status}, ${answer.body})`.execute(
          tx,
        )
      }
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  if (!answer) throw new Error(`${useCase.name} returned no answer`)
  return answer
}

/** The answer that is stored under the key, or the refusal of a key that cannot be used. */
async function cachedAnswer(
  tx: Transaction<Schema>,
  userId: string,
  useCase: string,
  key: string,
  inputHash: string,
): Promise<Answer | Refusal | undefined> {
  if (!userId || key.length < 8 || key.length > 200) return refuse('BAD_INPUT', { field: 'Idempotency-Key' })
  // The second of two at the same time waits here for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency:${userId}:${useCase}:${key}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<Answer & { input_hash: string }>`
    select input_hash, status, body from functions.idempotency_keys
    where user_id = ${userId} and use_case = ${useCase} and key = ${key}`.execute(tx)
  const [cached] = rows
  if (!cached) return
  if (cached.input_hash !== inputHash) return refuse('IDEMPOTENCY_MISMATCH')
  return { status: cached.status, body: cached.body }
}

function answerOf(statuses: Statuses, result: Result<unknown>): Answer {
  return result.ok
    ? { status: 200, body: JSON.stringify(result.value ?? {}) }
    : { status: statusOf(statuses, result.code), body: JSON.stringify(refusalBody(result)) }
}
