import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'claims',
  exported: {
    claim_assignments:
      'select a.claim_id, a.assigned_at from public.claim_assignments a where a.user_id = $1',
    claims: 'select c.* from public.claims c where $1 in (c.claimant_id, c.respondent_id)',
    claim_events: `select e.claim_id, e.transition, e.role, e.reason, e.details, e.at from public.claim_events e
                   join public.claims c on c.id = e.claim_id where $1 in (c.claimant_id, c.respondent_id)`,
    claim_evidence: 'select v.* from public.claim_evidence v where v.user_id = $1',
  },
  forget: (userId) => [sql`delete from public.claim_assignments where user_id = ${userId}`],
  kept: {
    claim_events: 'how problems of past rentals were settled, for the other side',
    claim_evidence: 'what claims of past rentals were decided on',
    claims: 'by law, with the accounts',
  },
}
