import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Deps } from '#server/deps.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import { loadStaff } from '../load-staff.ts'

type Queues = Extract<TemplateData['work-waiting'], { why: 'digest' }>['queues']

/** Nobody is written to in the night of Europe; hours of UTC. */
const FIRST_HOUR = 6

/** Writes to each of the team once a day what waits for them, counted as their own pages count it. */
export const mailWaitingWork: Job = {
  name: 'mail-waiting-work',
  everyMs: 3_600_000,
  async run({ db, config, now }) {
    const at = now()
    if (at.getUTCHours() < FIRST_HOUR) return
    const staff = await inTransaction(db, { as: 'service' }, loadStaff)
    for (const { id } of staff) {
      const queues = await loadQueues(db, id)
      if (queues.length === 0) continue
      await inTransaction(db, { as: 'service' }, async (tx) => {
        const data = { why: 'digest' as const, queues, url: `${config.siteUrl}/admin` }
        await putMail(tx, await loadRecipient(tx, id), 'work-waiting', data, at.toISOString().slice(0, 10))
      })
    }
  },
}

/** The queues in which this person has something to decide. */
const loadQueues = (db: Deps['db'], userId: string) =>
  inTransaction(
    db,
    { as: { role: 'authenticated', userId, claims: { sub: userId, role: 'authenticated' } } },
    async (tx) => {
      const { rows } = await sql<Queues[number]>`
        select queue, waiting::integer as count from public.open_decisions() where waiting > 0 order by oldest`.execute(
        tx,
      )
      return rows
    },
  )
