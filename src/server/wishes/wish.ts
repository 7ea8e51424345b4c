import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { WISH_LIFECYCLE } from '#domain/wish/lifecycle.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind, Living } from '#server/lifecycle/lifecycle.ts'

export type WishRow = Pick<Selectable<Schema['wishes']>, 'user_id' | 'title'> & Living

/**
 * Wishes as the lifecycle knows them. Their owner ends them (`fulfil-wish`, `withdraw-wish`); the clock and the decision
 * on a report make their transitions themselves.
 */
export const wish: Kind<WishRow> = {
  noun: 'wish',
  lifecycle: WISH_LIFECYCLE,
  steps: [{ name: 'fulfil' }, { name: 'withdraw' }],
  lock: (tx, id) =>
    tx
      .selectFrom('wishes')
      .select(['id', 'user_id', 'title', 'status', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  async rolesOf(tx, row, userId) {
    if (row.user_id === userId) return ['owner']
    const actor = await loadActor(tx, userId)
    return actor?.roles.some((role) => role === 'moderator' || role === 'admin') ? ['moderator'] : []
  },
  async save(tx, { id, version }, status) {
    await tx
      .updateTable('wishes')
      .set({
        status,
        version: version + 1,
        ended_at: status === 'open' ? null : new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute()
  },
  async record(tx, event) {
    await tx
      .insertInto('wish_events')
      .values({ wish_id: event.id, ...eventColumns(event) })
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('wish_events')
      .select(['transition', 'user_id'])
      .where('wish_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}
