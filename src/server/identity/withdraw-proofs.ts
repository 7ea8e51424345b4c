import { type RawBuilder, sql } from 'kysely'
import { terms } from '#domain/settings/terms.ts'

/**
 * Statements after which nothing that a person handed in counts any more. Documents and details go at once, but for
 * verified proofs that a rental relied on, as long as the operator keeps them after it: those are kept as evidence (`kept_until`), and a job
 * deletes them then. That and when something was handed in stays, for those who decide.
 */
export const withdrawProofs = (userId: string, now: Date): RawBuilder<unknown>[] => [
  sql`
    update public.kyc_submissions k set
      status = 'expired', reason = 'reset', decided_at = coalesce(k.decided_at, ${now}),
      kept_until = coalesce(k.kept_until, (
        select nullif(greatest(max(b.end_date) + make_interval(days => ${terms.identityDays}), ${now}), ${now})
        from public.bookings b
        where k.status = 'verified' and ${userId} in (b.renter_id, b.owner_id)
          and b.status not in ('declined', 'cancelled') and b.created_at >= k.decided_at
      ))
    where k.user_id = ${userId}`,
  sql`update public.kyc_submissions set details = '{}', number_hash = null
      where user_id = ${userId} and kept_until is null`,
  // An outside service deletes what it keeps, unless that is evidence.
  sql`
    update public.identity_checks c set status = 'closed', forget_at = ${now}
    where c.user_id = ${userId} and c.reference is not null and not exists (
      select from public.kyc_submissions k where k.check_id = c.id and k.kept_until is not null
    )`,
  sql`select set_config('storage.allow_delete_query', 'true', true)`,
  // The bytes go with the next sweep, which removes what no row names.
  sql`
    delete from storage.objects o
    where o.bucket_id = 'documents' and o.name like ${`${userId}/%`}
      and not exists (
        select from public.kyc_submissions k
        where k.user_id = ${userId} and o.name in (k.document_path, k.back_path) and k.kept_until is not null
      )`,
]
