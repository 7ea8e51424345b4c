import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'

/** Rentals that may still cost something: neither over, nor settled for less than a month. */
const IN_USE = `
  select from public.payments p left join public.bookings b on b.order_id = p.order_id or b.id = p.booking_id
  where p.method_id = m.id and (
    p.status in ('created', 'requires_action', 'authorised')
    or b.status not in ('completed', 'cancelled', 'declined')
    or b.updated_at > $1::timestamptz - interval '30 days' and b.status = 'completed')`

/** Deletes cards at the provider that are no longer saved and that no rental needs. */
export const deleteUnusedCards: Job = {
  name: 'delete-unused-cards',
  everyMs: 600_000,
  async run(deps, _fetch, stopping) {
    const { rows } = await deps.db.pool.query<{ id: string; provider_method_id: string }>(
      `select m.id, m.provider_method_id from public.payment_methods m
       where m.provider = $2 and m.saved_at is null and m.removed_at is null
         and m.created_at < $1::timestamptz - interval '1 day' and not exists (${IN_USE})
       order by m.created_at limit 100`,
      [deps.now(), deps.payments.name],
    )
    for (const { id, provider_method_id } of rows) {
      if (stopping?.aborted) return
      try {
        await deps.payments.removeMethod(provider_method_id)
        await noteRemoved(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, methodId: id }, 'card could not be deleted')
      }
    }
  },
}

const noteRemoved = ({ db, now }: Deps, id: string) =>
  inTransaction(db, { as: 'service' }, (tx) =>
    tx
      .updateTable('payment_methods')
      .set({ removed_at: now().toISOString(), saved_at: null })
      .where('id', '=', id)
      .execute(),
  )
