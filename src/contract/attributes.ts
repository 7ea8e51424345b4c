import type { Attribute } from '#domain/category/attributes.ts'
import type { Database } from './database.ts'

type AttributeRow = Database['public']['Tables']['category_attributes']['Row']

export const ATTRIBUTE_COLUMNS = 'key, kind, names, unit, choices, is_required, is_filter' as const

/** An attribute of a category in the form that the domain's rules take. */
export const attributeOf = (
  row: Pick<AttributeRow, 'key' | 'kind' | 'names' | 'unit' | 'choices' | 'is_required' | 'is_filter'>,
): Attribute => ({
  key: row.key,
  kind: row.kind,
  names: row.names,
  unit: row.unit,
  choices: row.choices,
  isRequired: row.is_required,
  isFilter: row.is_filter,
})
