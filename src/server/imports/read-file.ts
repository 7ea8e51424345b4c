import type { FileFault } from '#contract/imports.ts'
import { IMPORT_LIMITS } from '#domain/imports/columns.ts'
import { ok, type Result } from '#domain/result.ts'

export type Cells<Column extends string> = Partial<Record<Column, string>>
/** The columns that a file may have, and those that it must have. */
export interface Columns<Column extends string> {
  columns: readonly Column[]
  needed: readonly Column[]
}
export interface FileRow<Column extends string> {
  number: number
  cells: Cells<Column>
  /** It has more cells than there are columns: one of them was cut, and those behind it are in wrong columns. */
  isTooWide: boolean
}
type Read<Column extends string> =
  | Result<FileRow<Column>[], never>
  | { ok: false; fault: FileFault; column?: string }

/**
 * The rows of a CSV file by the names of its columns, with commas, semicolons or tabs, quoted line breaks and a byte order
 * mark. Rows are numbered as a spreadsheet does; empty ones are left out.
 */
export async function readFile<Column extends string>(
  csv: string,
  { columns, needed }: Columns<Column>,
): Promise<Read<Column>> {
  // Only an import needs it.
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), {
    // Names of columns have none of them, while decimal commas mislead a guess by all rows.
    delimiter: /[,;\t]/.exec(csv)?.[0] ?? ',',
    // One more than the headers and what is allowed, by which a larger file is known without reading it.
    preview: IMPORT_LIMITS.rows + 2,
  })
  const unreadable = errors.some(({ type }) => type === 'Quotes')
  if (unreadable) return { ok: false, fault: 'unreadable' }
  const [head = [], ...rest] = data
  // Spreadsheets save columns that were emptied, too.
  const width = head.findLastIndex((name) => name.trim() !== '') + 1
  const names = head.slice(0, width).map((name) => name.trim().toLowerCase())
  const unknown = names.find((name) => !columns.some((column) => column === name))
  if (unknown !== undefined) return { ok: false, fault: 'column-unknown', column: unknown.slice(0, 40) }
  const twice = names.find((name, n) => names.indexOf(name) !== n)
  if (twice !== undefined) return { ok: false, fault: 'column-twice', column: twice }
  const missing = needed.find((name) => !names.includes(name))
  if (missing) return { ok: false, fault: 'column-missing', column: missing }
  if (rest.length > IMPORT_LIMITS.rows) return { ok: false, fault: 'rows' }
  const rows = rest
    .map((values, n) => ({ number: n + 2, values }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
  if (rows.length === 0) return { ok: false, fault: 'empty' }
  return ok(
    rows.map(({ number, values }) => ({
      number,
      cells: Object.fromEntries(names.map((name, n) => [name, values[n] ?? ''])) as Cells<Column>,
      isTooWide: values.slice(width).some((value) => value.trim() !== ''),
    })),
  )
}
