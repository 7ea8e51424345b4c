import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'

/** Deletes the documents and details of withdrawn proofs whose time as evidence is over. */
export const deleteOldProofs: Job = {
  name: 'delete-old-proofs',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await inTransaction(db, { as: 'service' }, async (tx) => {
      await sql`select set_config('storage.allow_delete_query', 'true', true)`.execute(tx)
      await sql`
        with due as (
          select id, document_path, back_path, check_id from public.kyc_submissions where kept_until <= ${now()}
          order by kept_until limit 100 for update skip locked
        ), emptied as (
          update public.kyc_submissions k set kept_until = null, details = '{}', number_hash = null
          from due where k.id = due.id
        ), asked as (
          update public.identity_checks c set forget_at = ${now()} from due where c.id = due.check_id and c.forget_at is null
        )
        delete from storage.objects o using due where o.bucket_id = 'documents' and o.name in (due.document_path, due.back_path)`.execute(
        tx,
      )
    })
  },
}
