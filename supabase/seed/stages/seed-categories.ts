import { categories } from '../categories.ts'
import { categoryId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { seedAttributes } from './seed-attributes.ts'

/** Inserts the categories in their order, and what they ask; existing ones stay as they are. */
export async function seedCategories(db: Queryable): Promise<void> {
  const rows = categories.map(({ slug, names, icon, tint, isTransport, checklist }, position) => ({
    id: categoryId(slug),
    slug,
    names,
    icon,
    tint,
    position,
    is_transport: isTransport,
    checklist,
  }))
  await db.query(
    `insert into public.categories (id, slug, names, icon, tint, position, is_transport, checklist)
     select id, slug, names, icon, tint, position, is_transport, checklist
     from jsonb_populate_recordset(null::public.categories, $1::jsonb)
     on conflict (slug) do nothing`,
    [JSON.stringify(rows)],
  )
  await seedAttributes(db)
}
