import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { ImportedRow, ImportReport } from '#contract/imports.ts'
import { IMPORT_LIMITS, ROWS_AT_ONCE } from '#domain/imports/columns.ts'
import { readItemRow } from '#domain/imports/read-item-row.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { createDraft } from '../create-draft.ts'
import { type Cells, readFile } from '../read-file.ts'

/**
 * Makes drafts of some rows of a CSV file, from `from` on, in their owners' names, who add photos and offer them by the
 * rules of review; as a dry run it does the same and takes it back. A key that was imported before changes nothing, so a
 * file can be imported again after an interruption. For admins. Refused: BLOCKED, UNAUTHORIZED, IMPORT_WRONG.
 */
export const importItems = useCase({
  name: 'import-items',
  allow: 'signed-in',
  limit: { requests: 300, seconds: 3_600 },
  input: z.object({
    csv: z.string().min(1).max(IMPORT_LIMITS.characters),
    from: z.int().min(0).max(IMPORT_LIMITS.rows),
    isDryRun: z.boolean(),
  }),
  async run({ tx, userId, now }, { csv, from, isDryRun }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const file = await readFile(csv)
    if (!file.ok)
      return 'fault' in file
        ? refuse('IMPORT_WRONG', { fault: file.fault, column: file.column ?? '' })
        : refuse('IMPORT_WRONG', { fault: 'unreadable', column: '' })
    const all = file.value
    const before = new Set(all.slice(0, from).map(({ cells }) => (cells.key ?? '').trim()))
    const rows: ImportedRow[] = []
    if (isDryRun) await sql`savepoint dry_run`.execute(tx)
    for (const { number, cells } of all.slice(from, from + ROWS_AT_ONCE))
      rows.push({ number, ...(await importRow(tx, cells, before)) })
    if (isDryRun) await sql`rollback to savepoint dry_run`.execute(tx)
    const created = rows.filter(({ outcome }) => outcome === 'created').map(({ key }) => key)
    if (!isDryRun && created.length > 0)
      await recordAction(tx, {
        actorId: userId,
        action: 'import-items',
        details: { count: created.length, keys: created },
        at: now,
      })
    const next = from + ROWS_AT_ONCE < all.length ? from + ROWS_AT_ONCE : null
    return ok<ImportReport>({ rows, total: all.length, next })
  },
})

/** One row by itself: what it wrote is taken back where it is refused. */
async function importRow(
  tx: Context['tx'],
  cells: Cells,
  before: Set<string>,
): Promise<Omit<ImportedRow, 'number'>> {
  const { row, faults } = readItemRow(cells)
  const about = { key: row.key.slice(0, IMPORT_LIMITS.key), title: row.title.slice(0, 100) }
  if (faults.length > 0) return { ...about, outcome: 'refused', faults }
  if (before.has(row.key)) return { ...about, outcome: 'refused', faults: ['key-twice'] }
  before.add(row.key)
  await sql`savepoint one_row`.execute(tx)
  const found = await createDraft(tx, row).catch((error: { code?: string }) => {
    // A constraint that no rule of the wizard names, such as that titles are one line.
    if (/^(22|23|LA)/.test(error.code ?? '')) return ['row-refused']
    throw error
  })
  if (found.length === 0) return { ...about, outcome: 'created', faults: [] }
  await sql`rollback to savepoint one_row`.execute(tx)
  return found[0] === 'exists'
    ? { ...about, outcome: 'exists', faults: [] }
    : { ...about, outcome: 'refused', faults: found }
}
