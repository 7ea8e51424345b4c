import type { Name } from '../catalogue/catalogue.ts'

/** The values of one statement. What a request says travels here and never inside the text of the statement. */
export class Params {
  readonly values: (string | Buffer | null)[] = []

  /** Adds a value and gives the placeholder for it. */
  add(value: string | Buffer | null): string {
    // PostgreSQL has no zero byte in a text, and would say so with an error of the protocol.
    this.values.push(typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value)
    return `$${this.values.length}`
  }
}

/** One statement with its values. */
export interface Statement {
  text: string
  values: (string | Buffer | null)[]
}

/** A name as SQL takes it, whatever is in it. */
export const quoted = (name: string) => `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`

/** The name of a relation or routine with its schema. */
export const qualified = ({ schema, name }: Name) => `${quoted(schema)}.${quoted(name)}`

/** `columns` separated by commas, each quoted. */
export const quotedList = (columns: string[]) => columns.map(quoted).join(', ')

/** A text from the catalogue as a literal. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The rows of a write or a function, from which the answer is read. */
export const SOURCE = '"pgrst_source"'

/** The column in which the join of a to-many embed has its rows: null when there are none. */
export const ARRAY = '"pgrst_array"'
