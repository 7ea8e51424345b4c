import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { expireProofs } from '../expire-proofs.ts'

/**
 * Ends the identity of a person whose document's last day is over (docs/decisions/an-identity-ends-with-its-document.md):
 * level none, status expired. Running rentals go on.
 */
export const endExpiredIdentities: Job = {
  name: 'end-expired-identities',
  everyMs: 600_000,
  async run({ config, db, now }) {
    const today = now().toISOString().slice(0, 10)
    const { rows } = await db.pool.query<{ id: string; user_id: string; valid_until: string }>(
      `select id, user_id, valid_until::text from public.kyc_submissions
       where status = 'verified' and valid_until < $1::date order by valid_until limit 100`,
      [today],
    )
    for (const { id, user_id: userId, valid_until: validUntil } of rows)
      await inTransaction(db, { as: 'service' }, async (tx) => {
        await tx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
        const at = now()
        const ended = await expireProofs(tx, {
          userId,
          step: 'identity',
          before: today,
          reason: 'expired-document',
          at,
        })
        if (ended === 0) return
        const other = await tx
          .selectFrom('kyc_submissions')
          .select('id')
          .where('user_id', '=', userId)
          .where('step', '=', 'identity')
          .where('status', '=', 'verified')
          .executeTakeFirst()
        if (other) return
        await tx
          .updateTable('profiles')
          .set({ kyc_level: 0, kyc_status: 'expired' })
          .where('id', '=', userId)
          .execute()
        const data = { state: 'expired' as const, validUntil, url: `${config.siteUrl}/kyc-onboarding` }
        await putMail(tx, await loadRecipient(tx, userId), 'identity-expiry', data, `${id}:expired`)
      })
  },
}
