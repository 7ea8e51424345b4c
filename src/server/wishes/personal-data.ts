import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'listings',
  exported: {
    wishes: 'select w.* from public.wishes w where w.user_id = $1',
    wish_events: `select e.wish_id, e.transition, e.from_status, e.to_status, e.role, e.at
                  from public.wish_events e join public.wishes w on w.id = e.wish_id where w.user_id = $1`,
    wish_answers: `select a.wish_id, a.item_id, a.created_at, a.told_at
                   from public.wish_answers a where a.lender_id = $1`,
    wish_notices: 'select n.wish_id, n.at from public.wish_notices n where n.lender_id = $1',
  },
  forget: (userId) => [
    sql`delete from public.wishes where user_id = ${userId}`,
    sql`delete from public.wish_answers where lender_id = ${userId}`,
    sql`delete from public.wish_notices where lender_id = ${userId}`,
  ],
  cleared: { wish_events: 'with the wishes; a moderator’s id, which no longer leads to an account, stays' },
}
