import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { MAX_BULK } from '#contract/bulk.ts'
import type { RetriedFailures } from '#contract/failures.ts'
import { ok } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Deps } from '#server/deps.ts'
import { systemRefusal } from '../system-refusal.ts'
import { EXPIRED } from '../tasks/deliver-mail.ts'

/**
 * Puts mails or tasks that were given up back into their queue, all of them or chosen ones, for admins, once the cause is
 * mended. Staged, because the queue writes on a connection of its own; doing it twice does nothing twice. Refused: BLOCKED, UNAUTHORIZED.
 */
export const retryFailures = stagedUseCase({
  name: 'retry-failures',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({
    kind: z.enum(['mails', 'tasks']),
    ids: z.array(z.uuid()).min(1).max(MAX_BULK).optional(),
  }),
  async runStaged({ deps, userId, now }, { kind, ids }) {
    const refusal = await systemRefusal(deps, userId)
    if (refusal) return refusal
    const count = kind === 'mails' ? await retryMails(deps, now, ids) : await deps.tasks.retryFailed(ids)
    if (count > 0)
      await inTransaction(deps.db, { as: 'service' }, (tx) =>
        recordAction(tx, {
          actorId: userId,
          action: 'retry-failures',
          subjectId: userId,
          details: { kind, count, ...(ids && { ids }) },
          at: now,
        }),
      )
    return ok<RetriedFailures>({ count })
  },
})

async function retryMails({ db }: Pick<Deps, 'db'>, now: Date, ids: string[] = []): Promise<number> {
  const { rowCount } = await db.pool.query(
    `update public.outbox set failed_at = null, attempts = 0, send_after = $1
     where failed_at is not null and last_error is distinct from $2
       and (cardinality($3::uuid[]) = 0 or id = any ($3))`,
    [now, EXPIRED, ids],
  )
  return rowCount ?? 0
}
