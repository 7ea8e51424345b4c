import { sql, type Transaction } from 'kysely'
import { attributeOf } from '#contract/attributes.ts'
import type { Schema } from '#contract/schema.ts'
import type { Attribute } from '#domain/category/attributes.ts'

/** What is asked about items of a category now: first what the one that it is in asks, then its own. */
export async function loadAskedAttributes(
  tx: Transaction<Schema>,
  categoryId: string | null,
): Promise<Attribute[]> {
  const { rows } = await sql<Parameters<typeof attributeOf>[0]>`
    select a.key, a.kind, a.names, a.unit, a.choices, a.is_required, a.is_filter
    from public.categories c
    join public.category_attributes a on a.category_id in (c.id, c.parent_id)
    where c.id = ${categoryId} and a.retired_at is null
    order by a.category_id = c.id, a.position, a.key`.execute(tx)
  return rows.map(attributeOf)
}
