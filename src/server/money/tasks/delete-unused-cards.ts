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

/** At a time: with 144 runs a day, those of 70,000 open rentals are looked at daily. */
const BATCH = 500

/** Takes cards that were not looked at for a day, by their index, however many there are that are still in use. */
export const LOOK_AT_CARDS = `
  with due as (
    select m.id from public.payment_methods m
    where m.saved_at is null and m.removed_at is null
      and coalesce(m.looked_at, m.created_at) < $1::timestamptz - interval '1 day' and m.provider = $2
    order by coalesce(m.looked_at, m.created_at), m.id limit ${BATCH} for update skip locked
  )
  update public.payment_methods m set looked_at = $1 from due where m.id = due.id
  returning m.id, m.provider_method_id, exists (${IN_USE}) as is_in_use`

/** Deletes cards at the provider that are no longer saved and that no rental needs. */
export const deleteUnusedCards: Job = {
  name: 'delete-unused-cards',
  everyMs: 600_000,
  async run(deps, _fetch, stopping) {
    const { rows } = await deps.db.pool.query<Card>(LOOK_AT_CARDS, [deps.now(), deps.payments.name])
    for (const { id, provider_method_id, is_in_use } of rows) {
      if (stopping?.aborted) return
      if (is_in_use) continue
      try {
        await deps.payments.removeMethod(provider_method_id)
        await noteRemoved(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, methodId: id }, 'card could not be deleted')
      }
    }
  },
}

interface Card {
  id: string
  provider_method_id: string
  is_in_use: boolean
}

const noteRemoved = ({ db, now }: Deps, id: string) =>
  inTransaction(db, { as: 'service' }, (tx) =>
    tx
      .updateTable('payment_methods')
      .set({ removed_at: now().toISOString(), saved_at: null })
      .where('id', '=', id)
      .execute(),
  )
