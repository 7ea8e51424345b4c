const inQuery = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  required: false,
  type: 'string',
})

const inHeader = (name: string, description: string, values?: string[]) => ({
  name,
  description,
  in: 'header',
  required: false,
  type: 'string',
  ...(values && { enum: values }),
})

/** Parameters that all relations share. */
export const SHARED_PARAMETERS = {
  select: inQuery('select', 'Columns and embedded resources'),
  order: inQuery('order', 'Ordering'),
  limit: inQuery('limit', 'Limiting and Pagination'),
  offset: inQuery('offset', 'Limiting and Pagination'),
  on_conflict: inQuery('on_conflict', 'Unique columns of an upsert'),
  range: inHeader('Range', 'Limiting and Pagination'),
  rangeUnit: inHeader('Range-Unit', 'Limiting and Pagination'),
  preferCount: inHeader('Prefer', 'Counting', ['count=exact', 'count=planned', 'count=estimated']),
  preferReturn: inHeader('Prefer', 'What a write gives back', [
    'return=representation',
    'return=minimal',
    'return=headers-only',
  ]),
  preferPost: inHeader('Prefer', 'What an insert gives back, and what it does with duplicates', [
    'return=representation',
    'return=minimal',
    'return=headers-only',
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
  ]),
}
