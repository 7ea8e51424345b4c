import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'office',
  exported: {
    back_office: 'select l.action, l.details, l.at from public.audit_log l where l.subject_id = $1',
    views_by_the_back_office: `select v.created_at, v.expires_at, v.ended_at from public.person_views v
                               where v.person_id = $1`,
    notes_of_the_back_office: 'select n.text, n.created_at from public.person_notes n where n.person_id = $1',
    saved_views_of_lists: `select w.list, w.name, w.query, w.is_shared, w.created_at from public.staff_views w
                           where w.owner_id = $1`,
    tags_of_the_back_office: 'select t.tag, t.created_at from public.person_tags t where t.person_id = $1',
  },
  forget: (userId) => [
    sql`delete from public.person_tags where person_id = ${userId}`,
    sql`delete from public.person_notes where person_id = ${userId}`,
    sql`delete from public.staff_views where owner_id = ${userId}`,
    sql`delete from public.person_views where ${userId} in (person_id, admin_id)`,
  ],
  kept: { audit_log: 'what the back office did, to an id that leads to no account' },
}
