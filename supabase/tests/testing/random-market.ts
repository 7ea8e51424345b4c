import type { Database } from '#backend/db/database.ts'

export interface MarketShape {
  /** Of the items that there are, so many stay. */
  items: number
  /** How far items lie from the middle of the one town that they are moved to, in degrees; null: where they are. */
  spread: number | null
  /** As which the search takes it: how it reads words depends on the size of the market. */
  passesFor?: number
}

/** Changes what a search looks at in each item at random, the same way for the same seed. */
export async function shuffleMarket(db: Database, shape: MarketShape, seed: number): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query('select setseed($1)', [seed])
    await client.query(
      `update public.items i set status = case when r.place <= $1 then 'published' else 'paused' end
       from (select id, row_number() over (order by random(), id) as place from public.items) r where r.id = i.id`,
      [shape.items],
    )
    await client.query(`
      update public.items set
        price_per_day_cents = 500 + floor(random() * 90) * 50,
        price_per_hour_cents = case when random() < 0.5 then 100 + floor(random() * 70) * 10 end,
        weekend_price_cents = case when random() < 0.2 then 500 + floor(random() * 90) * 50 end,
        duration_discounts = case when random() < 0.3 then '{0,15,40}'::integer[] else '{0,0,0}' end,
        rating_count = floor(random() * 12), rating_sum = 0, booking_count = floor(random() * 60),
        min_hours = (array[1, 1, 2, 4, 24])[1 + floor(random() * 5)::integer],
        max_hours = (array[24, 72, 720])[1 + floor(random() * 3)::integer],
        notice_hours = (array[0, 2, 48, 240])[1 + floor(random() * 4)::integer],
        buffer_minutes = (array[0, 0, 60, 600])[1 + floor(random() * 4)::integer],
        is_instant = random() < 0.6,
        delivery_methods = case when random() < 0.1 then '{pickup,delivery}' else '{pickup}' end::text[],
        owner_is_blocked = random() < 0.03,
        attributes = case when random() < 0.6 then jsonb_build_object(
          'size', (array['s', 'm', 'l'])[1 + floor(random() * 3)::integer], 'load', floor(random() * 40) - 10)
          else '{}' end,
        published_at = now() - make_interval(mins => floor(random() * 5000)::integer)`)
    await client.query('update public.items set rating_sum = rating_count * (1 + floor(random() * 5))')
    if (shape.spread !== null)
      await client.query(
        `update public.items set latitude = 52.5 + round(((random() - 0.5) * $1)::numeric * 400) / 400,
           longitude = 13.4 + round(((random() - 0.5) * $1)::numeric * 400) / 400`,
        [shape.spread],
      )
    await client.query('commit')
  } finally {
    client.release()
  }
  await db.pool.query('vacuum analyze public.items')
  if (shape.passesFor !== undefined)
    await db.pool.query(`update pg_class set reltuples = $1 where oid = 'public.items'::regclass`, [
      shape.passesFor,
    ])
}
