import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'
import { withdrawProofs } from './withdraw-proofs.ts'

export const personalData: PersonalData = {
  activity: 'identity',
  exported: {
    identity_proofs: `select k.step, k.status, k.details, k.reason, k.document_path, k.back_path, k.valid_until,
                        encode(k.number_hash, 'hex') as number_hash,
                        k.submitted_at, k.decided_at
                      from public.kyc_submissions k where k.user_id = $1`,
    identity_checks:
      'select c.provider, c.status, c.opened_at from public.identity_checks c where c.user_id = $1',
    opened_proofs: 'select o.submission_id, o.at from public.kyc_openings o where o.moderator_id = $1',
  },
  forget: (userId, now) => [
    sql`delete from public.kyc_openings where moderator_id = ${userId}`,
    ...withdrawProofs(userId, now),
    sql`delete from public.kyc_submissions where user_id = ${userId} and kept_until is null`,
    sql`update public.identity_checks set user_id = null where user_id = ${userId}`,
  ],
}
