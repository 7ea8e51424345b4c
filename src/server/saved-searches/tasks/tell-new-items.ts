import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { isOver } from '#domain/search/is-over.ts'
import { parseSearch } from '#domain/search/parse-search.ts'
import type { Deps } from '#server/deps.ts'
import { findNewItems } from '../find-new-items.ts'
import { mailNewItems } from '../mails/mail-new-items.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** When nothing new was found. */
const AGAIN_MS = HOUR_MS
/** After a message, so that a person gets at most one a day for each search. */
const AFTER_MESSAGE_MS = 24 * HOUR_MS
/** A transaction that publishes an item may still be open when its time has passed. */
const MARGIN_MS = MINUTE_MS
const AT_ONCE = 200
/** One run may check this many, some ten milliseconds each. */
const MOST = 5_000

/** Tells people who saved a search of the items that were published since and match it. */
export const tellNewItems: Job = {
  name: 'tell-new-items',
  everyMs: 5 * MINUTE_MS,
  async run({ db, config, now, log }) {
    const at = now()
    for (let checked = 0; checked < MOST; ) {
      const { rows } = await db.pool.query<{ id: string }>(
        'select id from public.saved_searches where alerts and due_at <= $1 order by due_at limit $2',
        [at, AT_ONCE],
      )
      for (const { id } of rows) {
        try {
          await check({ db, config }, id, at)
        } catch (error) {
          log.error({ err: error, savedSearchId: id }, 'a saved search could not be checked')
          await db.pool.query('update public.saved_searches set due_at = $2 where id = $1', [
            id,
            later(at, AGAIN_MS),
          ])
        }
      }
      checked += rows.length
      if (rows.length < AT_ONCE) return
    }
  },
}

/** Checks one search, unless another process does or did: items and message are one transaction. */
const check = ({ db, config }: Pick<Deps, 'db' | 'config'>, id: string, at: Date): Promise<void> =>
  inTransaction(db, { as: 'service' }, async (tx) => {
    const saved = await tx
      .selectFrom('saved_searches as s')
      .innerJoin('profiles as p', 'p.id', 's.user_id')
      .select(['s.id', 's.user_id', 's.name', 's.query', 's.checked_at', 'p.locale', 'p.is_blocked'])
      .where('s.id', '=', id)
      .where('s.alerts', '=', true)
      .where('s.due_at', '<=', at.toISOString())
      .forUpdate('s')
      .skipLocked()
      .executeTakeFirst()
    if (!saved) return
    const next = (values: { due_at: string; checked_at?: string }) =>
      tx.updateTable('saved_searches').set(values).where('id', '=', id).execute()
    if (isOver(saved.query, at.getTime())) {
      await next({ due_at: 'infinity' })
      return
    }
    const search = parseSearch(new URLSearchParams(saved.query), at.getTime())
    const until = later(at, -MARGIN_MS)
    const found = saved.is_blocked
      ? { total: 0, items: [] }
      : await findNewItems(
          tx,
          { search, userId: saved.user_id, locale: saved.locale, after: saved.checked_at, until },
          3,
        )
    if (found.total > 0) await mailNewItems(tx, config.siteUrl, saved, found, until)
    await next({
      checked_at: until,
      due_at: later(at, found.total > 0 ? AFTER_MESSAGE_MS : AGAIN_MS),
    })
  })

const later = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString()
