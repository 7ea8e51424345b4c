/** The syntax tree of a query string, before anything of the database is looked up. */

export interface JsonStep {
  /** `->>` gives text, `->` gives json. */
  asText: boolean
  key: string
  isIndex: boolean
}

export interface Field {
  name: string
  path: JsonStep[]
}

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min'

export interface SelectField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
  aggregateCast?: string
}

export interface SelectEmbed {
  kind: 'embed'
  target: string
  alias?: string
  hint?: string
  join: 'left' | 'inner'
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = SelectField | SelectEmbed

export type Quantifier = 'any' | 'all'
export type IsValue = 'null' | 'not null' | 'true' | 'false' | 'unknown'

export type Operation =
  | { kind: 'compare'; sql: string; value: string; quantifier?: Quantifier; wildcard?: boolean }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'distinct'; value: string }
  | { kind: 'search'; query: string; language?: string; value: string }

export interface Filter {
  kind: 'filter'
  field: Field
  negated: boolean
  operation: Operation
}

export interface Logic {
  kind: 'logic'
  operator: 'and' | 'or'
  negated: boolean
  items: Condition[]
}

export type Condition = Filter | Logic

export interface OrderTerm {
  field: Field
  /** Set when the rows are ordered by a column of a to-one embed. */
  relation?: string
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

export interface RowRange {
  offset: number
  limit: number | null
}

/** Something that applies to an embed, or with an empty path to the rows themselves. */
export interface At<T> {
  path: string[]
  value: T
}

export interface QueryString {
  /** The parameters sorted by name and encoded again, as `Content-Location` shows them. */
  canonical: string
  select: SelectItem[]
  conditions: At<Condition>[]
  orders: At<OrderTerm[]>[]
  ranges: At<RowRange>[]
  columns?: string[]
  onConflict?: string[]
  /** Parameters that are arguments of a function called by GET. */
  args: [name: string, value: string][]
}
