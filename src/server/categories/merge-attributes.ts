import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AttributeChoice } from '#domain/category/attributes.ts'
import type { LockedCategory } from './lock-categories.ts'

interface Row {
  key: string
  category_id: string
  kind: string
  name: string
  unit: string | null
  choices: AttributeChoice[]
  retired_at: string | null
}

/**
 * Takes the attributes of a category along into another. One that asks the same (kind, unit and English name) as one there
 * becomes that one, with what items say of it; any other one moves, and is required no more: what is there lacks it.
 */
export async function mergeAttributes(
  tx: Transaction<Schema>,
  from: LockedCategory,
  into: LockedCategory,
): Promise<void> {
  const { rows } = await sql<Row>`
    select key, category_id, kind, lower(names ->> 'en') as name, unit, choices, retired_at
    from public.category_attributes where category_id in (${from.id}, ${into.id}, ${into.parent_id})
    order by position, key`.execute(tx)
  const [moving, there] = [
    rows.filter((row) => row.category_id === from.id),
    rows.filter((row) => row.category_id !== from.id),
  ]
  for (const [at, attribute] of moving.entries()) {
    const twin = there.find(
      ({ kind, name, unit, retired_at }) =>
        kind === attribute.kind && name === attribute.name && unit === attribute.unit && retired_at === null,
    )
    if (twin) await becomeTwin(tx, attribute, twin)
    else {
      await tx
        .updateTable('category_attributes')
        .set({ category_id: into.id, is_required: false, position: rows.length + at })
        .where('key', '=', attribute.key)
        .execute()
    }
  }
}

async function becomeTwin(tx: Transaction<Schema>, attribute: Row, twin: Row): Promise<void> {
  const known = new Set(twin.choices.map(({ value }) => value))
  twin.choices = [...twin.choices, ...attribute.choices.filter(({ value }) => !known.has(value))]
  await tx
    .updateTable('category_attributes')
    .set({ choices: JSON.stringify(twin.choices) })
    .where('key', '=', twin.key)
    .execute()
  for (const table of ['items', 'item_revisions'] as const) {
    await sql`
      update ${sql.table(`public.${table}`)} set attributes =
        jsonb_build_object(${twin.key}::text, attributes -> ${attribute.key}::text) || (attributes - ${attribute.key}::text)
      where attributes ? ${attribute.key}::text`.execute(tx)
  }
  await tx.deleteFrom('category_attributes').where('key', '=', attribute.key).execute()
}
