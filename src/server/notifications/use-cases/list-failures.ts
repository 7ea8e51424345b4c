import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { FailedMail, Failures } from '#contract/failures.ts'
import { ok } from '#domain/result.ts'
import { systemRefusal } from '../system-refusal.ts'

/** The most mails that are listed, as many as tasks. */
const MAX_LISTED = 100

interface Row extends Omit<FailedMail, 'failedAt'> {
  failed_at: Date
  total: number
}

/**
 * The mails and tasks that were given up after their last try, newest first, for admins. What a mail says is not shown.
 * Staged, because the queue reads on a connection of its own. Refused: BLOCKED, UNAUTHORIZED.
 */
export const listFailures = stagedUseCase({
  name: 'list-failures',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({}),
  async runStaged({ deps, userId }) {
    const refusal = await systemRefusal(deps, userId)
    if (refusal) return refusal
    const { rows } = await deps.db.pool.query<Row>(
      `select id, recipient, template, subject, attempts, coalesce(last_error, '') as error, failed_at,
         count(*) over ()::int as total
       from public.outbox where failed_at is not null order by failed_at desc, id limit $1`,
      [MAX_LISTED],
    )
    const {
      rows: [waiting],
    } = await deps.db.pool.query<{ count: number }>(
      `select count(*)::int as count from public.outbox where sent_at is null and failed_at is null and attempts > 0`,
    )
    const failed = await deps.tasks.failed()
    return ok<Failures>({
      mails: rows.map(({ failed_at, total: _, ...mail }) => ({ ...mail, failedAt: failed_at.toISOString() })),
      mailCount: rows[0]?.total ?? 0,
      tasks: failed.tasks.map(({ id, name, error, failedAt }) => ({
        id,
        name,
        error: error.slice(0, 500),
        failedAt: failedAt.toISOString(),
      })),
      taskCount: failed.count,
      waitingMails: waiting?.count ?? 0,
    })
  },
})
