import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    api_keys: `select k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_at
               from public.api_keys k where k.user_id = $1`,
  },
  forget: (userId) => [sql`delete from public.api_keys where user_id = ${userId}`],
}
