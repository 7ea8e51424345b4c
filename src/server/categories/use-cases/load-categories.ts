import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { attributeOf } from '#contract/attributes.ts'
import type { LoadedCategories, OfficeAttribute, OfficeCategory } from '#contract/categories.ts'
import { CATEGORY_LANGUAGES, type CategoryContent, inOrder, inTreeOrder } from '#domain/category/category.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'

interface Row {
  id: string
  parent_id: string | null
  slug: string
  names: CategoryContent['names']
  synonyms: Partial<CategoryContent['synonyms']>
  icon: string
  image_path: string | null
  suggested_deposit_cents: number | null
  fee_percent: number | null
  checklist: string[]
  is_transport: boolean
  position: number
  version: number
  retired_at: Date | null
  items: number
  published: number
}

/** The categories with all that an admin sets, and how much is in each. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadCategories = useCase({
  name: 'load-categories',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({}),
  async run({ tx, userId }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const { rows } = await sql<Row>`
      select c.id, c.parent_id, c.slug, c.names, c.synonyms, c.icon, c.image_path, c.suggested_deposit_cents, c.fee_percent, c.checklist,
        c.is_transport, c.position, c.version, c.retired_at,
        coalesce(n.items, 0)::integer as items, coalesce(n.published, 0)::integer as published
      from public.categories c
      left join public.category_counts() n on n.category_id = c.id`.execute(tx)
    const attributes = await tx
      .selectFrom('category_attributes')
      .select([
        'category_id',
        'key',
        'kind',
        'names',
        'unit',
        'choices',
        'is_required',
        'is_filter',
        'retired_at',
      ])
      .orderBy('position')
      .orderBy('key')
      .execute()
    return ok<LoadedCategories>({
      categories: inTreeOrder(rows).map((row) => ({
        ...categoryOf(row),
        attributes: attributes.filter(({ category_id }) => category_id === row.id).map(officeAttributeOf),
      })),
    })
  },
})

const officeAttributeOf = ({
  retired_at,
  ...row
}: { retired_at: string | null } & object): OfficeAttribute => ({
  ...attributeOf(row as Parameters<typeof attributeOf>[0]),
  isRetired: retired_at !== null,
})

const categoryOf = (row: Row): Omit<OfficeCategory, 'attributes'> => ({
  id: row.id,
  parentId: row.parent_id,
  slug: row.slug,
  names: row.names,
  synonyms: Object.fromEntries(
    CATEGORY_LANGUAGES.map((language) => [language, row.synonyms[language] ?? []]),
  ) as CategoryContent['synonyms'],
  icon: row.icon,
  imagePath: row.image_path,
  suggestedDepositCents: row.suggested_deposit_cents,
  feePercent: row.fee_percent,
  checklist: inOrder(row.checklist),
  isTransport: row.is_transport,
  version: row.version,
  retiredAt: row.retired_at?.toISOString() ?? null,
  items: row.items,
  published: row.published,
})
