import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { tellAdmins } from '../mails/tell-admins.ts'

/** The time before the deadline when the admins are told once more. */
const BEFORE_MS = 48 * 3_600_000

/** Tells the admins of disputes whose evidence is due within two days and was not submitted, once. */
export const remindOfDeadline: Job = {
  name: 'remind-of-disputes',
  everyMs: 600_000,
  async run({ db, config, now }) {
    await inTransaction(db, { as: 'service' }, async (tx) => {
      const due = await tx
        .selectFrom('disputes')
        .select('id')
        .where('status', '=', 'needs_response')
        .where('evidence_due_at', '<', new Date(now().getTime() + BEFORE_MS).toISOString())
        .where('evidence_due_at', '>', now().toISOString())
        .execute()
      for (const { id } of due) await tellAdmins(tx, config.siteUrl, id, 'due')
    })
  },
}
