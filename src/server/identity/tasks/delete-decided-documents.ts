import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { terms } from '#domain/settings/terms.ts'

/**
 * Deletes the pictures of proofs that were decided longer ago than the operator keeps them, counted from the last rental
 * that relied on them where there is one; never while one is open. What an outside service keeps goes with them. The decision
 * and what was entered stay.
 */
export const deleteDecidedDocuments: Job = {
  name: 'delete-decided-documents',
  everyMs: 3_600_000,
  async run({ db, now }) {
    const latest = new Date(now().getTime() - terms.identityDays * 86_400_000)
    await inTransaction(db, { as: 'service' }, async (tx) => {
      await sql`select set_config('storage.allow_delete_query', 'true', true)`.execute(tx)
      await sql`
        with due as (
          select k.id, k.document_path, k.back_path, k.check_id from public.kyc_submissions k
          where k.status in ('verified', 'rejected') and k.documents_deleted_at is null and k.decided_at <= ${latest}
            and not exists (
              select from public.bookings b
              where k.status = 'verified' and k.user_id in (b.renter_id, b.owner_id)
                and (
                  b.status = any (${OPEN_STATUSES}::text[])
                  or (b.status not in ('declined', 'cancelled') and b.created_at >= k.decided_at and b.end_date > ${latest})
                )
            )
          order by k.decided_at limit 100 for update of k skip locked
        ), marked as (
          update public.kyc_submissions k set documents_deleted_at = ${now()} from due where k.id = due.id
        ), asked as (
          update public.identity_checks c set forget_at = ${now()} from due where c.id = due.check_id and c.forget_at is null
        )
        delete from storage.objects o using due
        where o.bucket_id = 'documents' and o.name in (due.document_path, due.back_path)`.execute(tx)
    })
  },
}
