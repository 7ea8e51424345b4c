import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'tax',
  exported: {
    tax_numbers: 'select n.country, n.number, n.changed_at from public.tax_numbers n where n.user_id = $1',
  },
  forget: (userId) => [sql`delete from public.tax_numbers where user_id = ${userId}`],
}
