import { type RawBuilder, sql } from 'kysely'
import { claimsNearlyDueSince } from '#domain/claim/lifecycle.ts'
import type { ClaimRow } from './claim-row.ts'

/** A claim that the team has to decide soon, or is late with, and the id of who works on it. */
export type NearlyDue = ClaimRow & { since: Date; assignee: string | null }

/** The statement for the claims of which two thirds of the time for a decision are over, the longest waiting first. */
export const nearlyDueClaims = (now: Date): RawBuilder<NearlyDue> => sql<NearlyDue>`
  select c.*, e.since, a.user_id as assignee
  from public.claims c
  cross join lateral (
    select max(e.at) as since from public.claim_events e where e.claim_id = c.id and e.to_status = c.status
  ) e
  left join public.claim_assignments a on a.claim_id = c.id
  where c.status in ('escalated', 'appealed') and e.since <= ${new Date(claimsNearlyDueSince(now.getTime()))}
  order by e.since`
