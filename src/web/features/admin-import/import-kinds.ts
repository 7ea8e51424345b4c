import { EXAMPLE_ROWS, ITEM_COLUMNS, NEEDED_COLUMNS } from '#domain/imports/columns.ts'
import { EXAMPLE_PEOPLE, NEEDED_PERSON_COLUMNS, PERSON_COLUMNS } from '#domain/imports/person-columns.ts'

interface Kind {
  useCase: 'import-items' | 'import-people'
  columns: readonly string[]
  needed: readonly string[]
  example: readonly (readonly string[])[]
}

/** What a file may hold. */
export const IMPORT_KINDS = {
  items: {
    useCase: 'import-items',
    columns: ITEM_COLUMNS,
    needed: NEEDED_COLUMNS,
    example: EXAMPLE_ROWS,
  },
  people: {
    useCase: 'import-people',
    columns: PERSON_COLUMNS,
    needed: NEEDED_PERSON_COLUMNS,
    example: EXAMPLE_PEOPLE,
  },
} as const satisfies Record<string, Kind>
export type ImportKind = keyof typeof IMPORT_KINDS
