import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'

/**
 * Gives a lender so many items: copies of those of others, among which the lender's rentals are then divided. As in
 * `seedRentals`, no triggers run and no calendars are written.
 */
export async function seedBusyItems(db: Database, lender: string, count: number): Promise<void> {
  await inTransaction(db, { as: 'owner' }, async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.query('set local session_replication_role = replica')
    await tx.query(
      `create temporary table copies on commit drop as
       select i.id as original_id, gen_random_uuid() as id, p.id as owner_id
       from public.profiles p, public.items i
       where p.email = $1 and i.owner_id <> p.id and i.status = 'published'
       order by i.id limit $2::integer - (select count(*) from public.items o join public.profiles p on p.id = o.owner_id and p.email = $1)`,
      [lender, count],
    )
    await copyItems(tx)
    await spreadRentals(tx, lender)
    await tx.query('set local session_replication_role = origin')
    await tx.query('select public.recount_figures()')
  })
  await db.pool.query('vacuum analyze')
}

async function copyItems(tx: SqlTransaction): Promise<void> {
  const { rows } = await tx.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'public.items'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname not in ('id', 'owner_id')`,
  )
  const { names } = rows[0]!
  await tx.query(
    `insert into public.items (id, owner_id, ${names})
     select c.id, c.owner_id, ${names.replaceAll(/(\w+)/g, 'i.$1')}
     from copies c join public.items i on i.id = c.original_id`,
  )
  await tx.query(
    `insert into public.item_units (item_id, label)
     select c.id, n::text from copies c join public.items i on i.id = c.id, generate_series(1, i.unit_count) n`,
  )
  await tx.query(
    `insert into public.item_locations (item_id, latitude, longitude)
     select c.id, l.latitude, l.longitude from copies c join public.item_locations l on l.item_id = c.original_id`,
  )
  await tx.query(
    `insert into public.item_images (item_id, path, position, width, height)
     select c.id, c.owner_id || '/' || c.id || '/' || m.position || '.webp', m.position, m.width, m.height
     from copies c join public.item_images m on m.item_id = c.original_id`,
  )
  await tx.query(
    `insert into public.office_items (item_id, category_id, status, created_at, updated_at, booking_count, lacks_description, lacks_pictures)
     select c.id, o.category_id, o.status, o.created_at, o.updated_at, o.booking_count, o.lacks_description, o.lacks_pictures
     from copies c join public.office_items o on o.item_id = c.original_id`,
  )
}

async function spreadRentals(tx: SqlTransaction, lender: string): Promise<void> {
  await tx.query(
    `create temporary table spread on commit drop as
     with shelf as materialized (
       select owner_id, array_agg(id order by id) as items from public.items
       where owner_id = (select id from public.profiles where email = $1) group by owner_id
     )
     select b.id, b.order_line_id, s.items[1 + b.n % cardinality(s.items)] as item_id
     from shelf s
     cross join lateral (
       select id, order_line_id, row_number() over (order by number) as n from public.bookings where owner_id = s.owner_id
     ) b`,
    [lender],
  )
  await tx.query('update public.bookings b set item_id = s.item_id from spread s where b.id = s.id')
  await tx.query(
    'update public.order_lines l set item_id = s.item_id from spread s where l.id = s.order_line_id',
  )
}
