import type { Name } from '../catalogue/catalogue.ts'

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
