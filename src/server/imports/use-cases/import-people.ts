import { useCase } from '#backend/functions/use-case.ts'
import { NEEDED_PERSON_COLUMNS, PERSON_COLUMNS, type PersonColumn } from '#domain/imports/person-columns.ts'
import { readPersonRow } from '#domain/imports/read-person-row.ts'
import { type ImportKind, importInput, importRows } from '../import-rows.ts'
import { invitePerson } from '../invite-person.ts'

const people: ImportKind<PersonColumn> = {
  action: 'import-people',
  columns: PERSON_COLUMNS,
  needed: NEEDED_PERSON_COLUMNS,
  read(cells) {
    const { row, faults } = readPersonRow(cells)
    return {
      key: row.email,
      title: row.name,
      faults,
      async write(context) {
        const id = await invitePerson(context, row)
        // By the id: the audit log is for ever, an address is not.
        return id ? { made: id } : { faults: ['exists'] }
      },
    }
  },
}

/**
 * Invites some people of a CSV file, from `from` on: each gets an account without a password and a mail that leads to an
 * own one; as a dry run it does the same and takes it back. An address that has an account is left as it is, so a file can
 * be imported again after an interruption. For admins. Refused: BLOCKED, UNAUTHORIZED, IMPORT_WRONG.
 */
export const importPeople = useCase({
  name: 'import-people',
  allow: 'signed-in',
  limit: { requests: 300, seconds: 3_600 },
  input: importInput,
  run: (context, input) => importRows(context, input, people),
})
