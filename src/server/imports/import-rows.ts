import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#backend/functions/use-case.ts'
import type { ImportedRow, ImportReport } from '#contract/imports.ts'
import { IMPORT_LIMITS, ROWS_AT_ONCE } from '#domain/imports/columns.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { type Cells, type Columns, type FileRow, readFile } from './read-file.ts'

/** A file, and from which of its rows on. */
export const importInput = z.object({
  csv: z.string().min(1).max(IMPORT_LIMITS.characters),
  from: z.int().min(0).max(IMPORT_LIMITS.rows),
  isDryRun: z.boolean(),
})

/** What rows of a file become. */
export interface ImportKind<Column extends string> extends Columns<Column> {
  /** As the audit log calls it. */
  action: 'import-items' | 'import-people'
  /** What a row says; `key` is what no two rows may share. */
  read(cells: Cells<Column>): {
    key: string
    title: string
    faults: string[]
    /** Makes of the row what it says: the name by which the audit log knows it, or why that cannot be. */
    write(context: Context): Promise<{ made: string } | { faults: string[] }>
  }
}

/**
 * Some rows of a CSV file, from `from` on, each by itself; a dry run does the same and takes it back. For admins. Refused:
 * BLOCKED, UNAUTHORIZED, IMPORT_WRONG.
 */
export async function importRows<Column extends string>(
  context: Context,
  { csv, from, isDryRun }: z.output<typeof importInput>,
  kind: ImportKind<Column>,
) {
  const { tx, userId, now } = context
  const denial = await partRefusal(tx, userId, 'admin')
  if (denial) return denial
  const file = await readFile(csv, kind)
  if (!file.ok)
    return 'fault' in file
      ? refuse('IMPORT_WRONG', { fault: file.fault, column: file.column ?? '' })
      : refuse('IMPORT_WRONG', { fault: 'unreadable', column: '' })
  const all = file.value
  const before = new Set(all.slice(0, from).map(({ cells }) => kind.read(cells).key))
  const rows: ImportedRow[] = []
  const made: string[] = []
  if (isDryRun) await sql`savepoint dry_run`.execute(tx)
  for (const { number, ...cells } of all.slice(from, from + ROWS_AT_ONCE)) {
    const { name, ...row } = await importRow(context, kind, cells, before)
    rows.push({ number, ...row })
    if (name !== undefined) made.push(name)
  }
  if (isDryRun) await sql`rollback to savepoint dry_run`.execute(tx)
  if (!isDryRun && made.length > 0)
    await recordAction(tx, {
      actorId: userId,
      action: kind.action,
      details: { count: made.length, keys: made },
      at: now,
    })
  const next = from + ROWS_AT_ONCE < all.length ? from + ROWS_AT_ONCE : null
  return ok<ImportReport>({ rows, total: all.length, next })
}

/** One row by itself: what it wrote is taken back where it is refused. */
async function importRow<Column extends string>(
  context: Context,
  kind: ImportKind<Column>,
  { cells, isTooWide }: Omit<FileRow<Column>, 'number'>,
  before: Set<string>,
): Promise<Omit<ImportedRow, 'number'> & { name?: string }> {
  const { key, title, faults, write } = kind.read(cells)
  const about = { key: key.slice(0, IMPORT_LIMITS.key), title: title.slice(0, 100) }
  if (isTooWide) return { ...about, outcome: 'refused', faults: ['cells-many'] }
  if (faults.length > 0) return { ...about, outcome: 'refused', faults }
  if (before.has(key)) return { ...about, outcome: 'refused', faults: ['key-twice'] }
  before.add(key)
  await sql`savepoint one_row`.execute(context.tx)
  const outcome = await write(context).catch((error: { code?: string }) => {
    // A constraint that no rule names, such as that titles are one line.
    if (/^(22|23|LA)/.test(error.code ?? '')) return { faults: ['row-refused'] }
    throw error
  })
  if ('made' in outcome) return { ...about, outcome: 'created', faults: [], name: outcome.made }
  await sql`rollback to savepoint one_row`.execute(context.tx)
  return outcome.faults[0] === 'exists'
    ? { ...about, outcome: 'exists', faults: [] }
    : { ...about, outcome: 'refused', faults: outcome.faults }
}
