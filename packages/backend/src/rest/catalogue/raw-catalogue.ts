import type { Column, Name, Parameter, Relation, Routine } from './catalogue.ts'

/** The catalogue as the one query gives it. */
export interface RawCatalogue {
  relations: (Omit<Relation, 'columns'> & { columns: Column[] })[]
  foreignKeys: RawForeignKey[]
  views: RawView[]
  tablesOfViews: Record<string, RawTable>
  keysOfTables: (Name & { columns: string[] })[]
  computed: { routine: Name; from: Name; to: Name; single: boolean }[]
  routines: (Name & {
    parameters: Parameter[]
    returns: Routine['returns']
    volatility: Routine['volatility']
    cost: number
    config: string[]
    description: string | null
  })[]
  roles: { name: string; config: string[] }[]
}

export interface RawForeignKey {
  from: Name
  to: Name
  constraint: string
  columns: string[]
  foreignColumns: string[]
  isSelf: boolean
  isUnique: boolean
}

export interface RawTable extends Name {
  /** Names by attribute number. */
  columns: Record<string, string>
}

export interface RawView extends RawTable {
  /** The rewrite rule as PostgreSQL keeps it, a printed node tree. */
  definition: string
}
