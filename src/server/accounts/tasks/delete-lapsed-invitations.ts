import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'
import type { PersonalData } from '#server/personal-data.ts'
import { forgetPerson } from '../forget-person.ts'

const BATCH = 50

/**
 * Deletes the accounts of people whom the operator invited by a file and who never accepted in all the time that is set, with
 * the drafts in their name. Somebody who accepts at this moment keeps theirs.
 */
export const deleteLapsedInvitations = (all: readonly PersonalData[]): Job => ({
  name: 'delete-lapsed-invitations',
  everyMs: 3_600_000,
  async run({ db, now }) {
    const before = new Date(now().getTime() - rule('invitationDays') * 86_400_000)
    while (
      (await inTransaction(db, { as: 'service' }, async (tx) => {
        const { rows } = await sql<{ id: string }>`
          select lapsed as id from public.lapsed_invitations(${before.toISOString()}, ${BATCH}) lapsed`.execute(
          tx,
        )
        for (const { id } of rows) {
          // What a person who was here offered stays as removed; these were never offered.
          await tx.deleteFrom('items').where('owner_id', '=', id).where('status', '=', 'draft').execute()
          await forgetPerson(tx, all, id, now())
        }
        return rows.length
      })) === BATCH
    );
  },
})
