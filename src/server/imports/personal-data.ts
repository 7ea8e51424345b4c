import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'office',
  exported: {
    imported_items: `select m.key, m.item_id, m.created_at from public.imported_items m
                     join public.items i on i.id = m.item_id where i.owner_id = $1`,
    imported_people: 'select m.created_at from public.imported_people m where m.person_id = $1',
  },
  forget: (userId) => [sql`delete from public.imported_people where person_id = ${userId}`],
  kept: { imported_items: "a key of the operator's own system, so that the item does not come back" },
}
