import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createMembers } from './create-members.ts'

/**
 * What staff mark and keep: tags of every third person, views of the lists that all of them share, agreements of everybody to both
 * legal documents, cards of open rentals that nobody saved, and two hundred items in a hundred thousand without a description.
 */
export async function seedMarks(db: Database): Promise<void> {
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await createMembers(tx)
    await insertMarks(tx)
    await tx.query('set local session_replication_role = origin')
    await tx.query('select public.recount_figures()')
  })
  await db.pool.query('vacuum analyze')
}

async function insertMarks(tx: SqlTransaction): Promise<void> {
  await tx.query(
    `insert into public.person_tags (person_id, key, tag, slot)
     select id, t, t, 1 from members cross join lateral (
       select (array['regular', 'watched', 'press', 'pilot'])[1 + n / 3 % 4] as t
     ) t where n % 3 = 0`,
  )
  await tx.query(
    `insert into public.staff_views (owner_id, list, name, query, is_shared)
     select m.id, l, 'View ' || n, 'sort=created', n % 2 = 0
     from members m, unnest(array['affiliates', 'bookings', 'items', 'mails', 'payments', 'people']) l
     where n <= 7`,
  )
  await tx.query(
    `insert into public.agreements (user_id, document, version, agreed_at)
     select id, d, 0, now() from members, unnest(array['terms', 'privacy']) d on conflict do nothing`,
  )
  await tx.query(
    `create temporary table used on commit drop as
     select gen_random_uuid() as method_id, p.id as payment_id, p.user_id, p.created_at
     from public.payments p where p.status = 'authorised'`,
  )
  await tx.query(
    `insert into public.payment_methods (id, user_id, provider, provider_method_id, brand, last4, exp_month, exp_year, created_at)
     select method_id, user_id, 'test', 'bulk_once_' || method_id, 'visa', '4242', 12, 2035, least(created_at, now()) from used`,
  )
  await tx.query('update public.payments p set method_id = u.method_id from used u where p.id = u.payment_id')
  await tx.query(
    `update public.items set description = '' where id in (
       select id from (select id, row_number() over (order by created_at, id) as n from public.items) i where n % 500 = 1)`,
  )
  await tx.query(
    `update public.office_items o set lacks_description = true from public.items i
     where i.id = o.item_id and i.description = ''`,
  )
}
