import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { type PushedNotice, pushMessage } from './push-message.ts'
import { SEND_PUSH, type SendPush } from './send-push.ts'

const BATCH = 50
const KEPT_DAYS = 30

interface Row extends PushedNotice {
  id: string
  user_id: string
}

/** Makes a task for each browser of the people whom a notice is for, in any number of processes at once. */
export const spreadPushes: Job = {
  name: 'spread-pushes',
  everyMs: 2_000,
  async run(deps) {
    if (!deps.config.push) return
    while ((await spread(deps)) === BATCH);
  },
}

/** Forgets what was said a month ago. */
export const sweepPushes: Job = {
  name: 'sweep-pushes',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await db.pool.query(
      'delete from public.push_outbox where created_at < $1::timestamptz - make_interval(days => $2)',
      [now(), KEPT_DAYS],
    )
  },
}

const spread = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const { rows } = await sql<Row>`
      select id, user_id, template, locale, data from public.push_outbox
      where taken_at is null order by id limit ${BATCH} for update skip locked`.execute(tx)
    if (rows.length === 0) return 0
    const browsers = await tx
      .selectFrom('push_subscriptions')
      .select(['id', 'user_id', 'shows_details'])
      .where(
        'user_id',
        'in',
        rows.map((row) => row.user_id),
      )
      .execute()
    const until = new Date(deps.now().getTime() + 3_600_000).toISOString()
    for (const row of rows) {
      for (const browser of browsers.filter(({ user_id }) => user_id === row.user_id)) {
        const message = pushMessage(row, browser.shows_details)
        const task: SendPush = { subscriptionId: browser.id, message, until }
        await deps.tasks.enqueue(tx, SEND_PUSH, task)
      }
    }
    await sql`update public.push_outbox set taken_at = now(), data = '{}'
              where id = any (${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
    return rows.length
  })
