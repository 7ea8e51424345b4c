import { attributes } from '../attributes.ts'
import { categoryId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'

/** Inserts what lenders are asked, category by category in its order; what is there stays as it is. */
export async function seedAttributes(db: Queryable): Promise<void> {
  const rows = attributes.map(({ key, category, kind, names, unit, choices = [] }, position) => ({
    key,
    category_id: categoryId(category),
    kind,
    names,
    unit: unit ?? null,
    choices,
    position,
    is_filter: true,
  }))
  await db.query(
    `insert into public.category_attributes (key, category_id, kind, names, unit, choices, position, is_filter)
     select a.key, a.category_id, a.kind, a.names, a.unit, a.choices, a.position, a.is_filter
     from jsonb_populate_recordset(null::public.category_attributes, $1::jsonb) a
     join public.categories c on c.id = a.category_id
     on conflict (key) do nothing`,
    [JSON.stringify(rows)],
  )
}
