import type { ColumnType, Generated } from 'kysely'
import type { Database } from './database.types.ts'

type Tables = Database['public']['Tables']
type Views = Database['public']['Views']

type Column<Row, Insert, Update, Key extends keyof Row> = Key extends keyof Insert
  ? Key extends keyof Update
    ? ColumnType<Row[Key], Insert[Key], Update[Key]>
    : ColumnType<Row[Key], Insert[Key], never>
  : Generated<Row[Key]>

type TableOf<T extends { Row: object; Insert: object; Update: object }> = {
  [Key in keyof T['Row']]: Column<T['Row'], T['Insert'], T['Update'], Key>
}

/** The public schema in the form that the query builder expects, derived from the generated types. */
export type Schema = {
  [Name in keyof Tables]: TableOf<Tables[Name]>
} & {
  [Name in keyof Views]: Views[Name]['Row']
}
