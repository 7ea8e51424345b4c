import { categories } from '../categories.ts'
import { categoryId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'

/** Inserts the categories in their order; existing ones stay as they are. */
export async function seedCategories(db: Queryable): Promise<void> {
  const rows = categories.map(({ slug, names, icon, tint, isTransport }, position) => ({
    id: categoryId(slug),
    slug,
    names,
    icon,
    tint,
    position,
    is_transport: isTransport,
  }))
  await db.query(
    `insert into public.categories select * from jsonb_populate_recordset(null::public.categories, $1::jsonb)
     on conflict (slug) do nothing`,
    [JSON.stringify(rows)],
  )
}
