import type { Pool } from 'pg'

/** What the picture of an item says. */
export interface PicturedItem {
  title: string
  priceCents: number
  place: string
  /** The stored version of its first photograph. */
  version: string
}

/** An item that is offered and has a photograph; title and town in the language where they have a name in it. */
export async function loadItem(pool: Pool, id: string, locale: string): Promise<PicturedItem | undefined> {
  const { rows } = await pool.query<PicturedItem>(
    `select coalesce(i.titles ->> $2, i.title) as title, i.price_per_day_cents::integer as "priceCents",
       concat_ws(', ', nullif(i.neighbourhood, ''), coalesce(n.names ->> $2, i.city)) as place, o.version
     from public.bookable_items i
     join lateral (
       select m.path from public.item_images m where m.item_id = i.id order by m.position limit 1
     ) first on true
     left join public.city_names n on n.city = i.city and n.country = i.country
     join storage.objects o on o.bucket_id = 'images' and o.name = first.path
     where i.id = $1`,
    [id, locale],
  )
  return rows[0]
}
