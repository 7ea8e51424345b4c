import { useCase } from '#backend/functions/use-case.ts'
import { ITEM_COLUMNS, type ItemColumn, NEEDED_COLUMNS } from '#domain/imports/columns.ts'
import { readItemRow } from '#domain/imports/read-item-row.ts'
import { createDraft } from '../create-draft.ts'
import { type ImportKind, importInput, importRows } from '../import-rows.ts'

const items: ImportKind<ItemColumn> = {
  action: 'import-items',
  columns: ITEM_COLUMNS,
  needed: NEEDED_COLUMNS,
  read(cells) {
    const { row, faults } = readItemRow(cells)
    return {
      key: row.key,
      title: row.title,
      faults,
      async write({ tx }) {
        const found = await createDraft(tx, row)
        return found.length === 0 ? { made: row.key } : { faults: found }
      },
    }
  },
}

/**
 * Makes drafts of some rows of a CSV file, from `from` on, in their owners' names, who add photos and offer them by the
 * rules of review; as a dry run it does the same and takes it back. A key that was imported before changes nothing, so a
 * file can be imported again after an interruption. For admins. Refused: BLOCKED, UNAUTHORIZED, IMPORT_WRONG.
 */
export const importItems = useCase({
  name: 'import-items',
  allow: 'signed-in',
  limit: { requests: 300, seconds: 3_600 },
  input: importInput,
  run: (context, input) => importRows(context, input, items),
})
