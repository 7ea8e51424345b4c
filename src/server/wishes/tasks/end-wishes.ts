import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { mailEndedWish } from '../mails/mail-ended-wish.ts'
import { wish } from '../wish.ts'

const BATCH = 200

/**
 * Ends the wishes that were met by a booking of an item that answered them, and those whose time is over, and tells their
 * people of these.
 */
export const endWishes: Job = {
  name: 'end-wishes',
  everyMs: 60_000,
  async run(deps) {
    for (const { id } of await booked(deps)) await end(deps, id, 'settle')
    for (const { id } of await over(deps)) await end(deps, id, 'expire')
  },
}

const booked = ({ db }: Deps) =>
  inTransaction(db, { as: 'service' }, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select w.id from public.wishes w
      where w.status = 'open' and exists (
        select from public.wish_answers a
        join public.bookings b on b.item_id = a.item_id
        where a.wish_id = w.id and b.renter_id = w.user_id and b.created_at > a.created_at
          and b.status not in ('requested', 'cancelled', 'declined')
      )
      limit ${BATCH}`.execute(tx)
    return rows
  })

const over = ({ db, now }: Deps) =>
  inTransaction(db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('wishes')
      .select('id')
      .where('status', '=', 'open')
      .where('expires_at', '<=', now().toISOString())
      .orderBy('expires_at')
      .limit(BATCH)
      .execute(),
  )

/** One that was ended meanwhile is refused, and stays as it is. */
const end = (deps: Deps, id: string, name: 'settle' | 'expire') =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const { ok } = await transition(tx, deps, wish, { id, name, actor: 'clock' })
    if (ok && name === 'expire') await mailEndedWish(tx, deps.config.siteUrl, id)
  })
