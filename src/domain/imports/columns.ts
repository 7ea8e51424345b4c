/** The columns of a file of items, by the names in its first row; the order is free, others are refused. */
export const ITEM_COLUMNS = [
  'key',
  'owner',
  'title',
  'description',
  'language',
  'category',
  'price_per_day',
  'deposit',
  'quantity',
  'delivery',
  'country',
  'city',
  'neighbourhood',
  'address',
  'latitude',
  'longitude',
] as const
export type ItemColumn = (typeof ITEM_COLUMNS)[number]

/** Columns without which no row can be read. */
export const NEEDED_COLUMNS: readonly ItemColumn[] = [
  'key',
  'owner',
  'title',
  'description',
  'category',
  'price_per_day',
]

/** What a file may hold; a larger one is split. */
export const IMPORT_LIMITS = { characters: 200_000, rows: 500, cell: 5_000, key: 100 } as const

/** Rows that are dealt with at once. */
export const ROWS_AT_ONCE = 25

/** A file as it may look, with one item that has all and one that has the least. */
export const EXAMPLE_ROWS: readonly (readonly string[])[] = [
  [...ITEM_COLUMNS],
  [
    ...['A-1001', 'lena@example.com', 'Hammer drill', 'Drills concrete, with five bits in the case.', 'en'],
    ...['power-tools', '12.50', '50', '2', 'pickup delivery', 'DE', 'Berlin', 'Neukölln', 'Sonnenallee 12'],
    ...['52.4881', '13.4292'],
  ],
  [
    ...['A-1002', 'lena@example.com', 'Party tent', 'Three by six metres, up in half an hour.', 'en'],
    ...['party', '35', '', '', '', 'DE', 'Berlin', '', 'Sonnenallee 12', '52.4881', '13.4292'],
  ],
]
