import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'office',
  exported: {
    api_keys: `select k.name, k.prefix, k.scopes, k.created_at, k.expires_at, k.last_used_at
               from public.api_keys k where k.user_id = $1`,
    webhooks: `select e.url, e.description, e.events, e.created_at, e.disabled_at
               from public.webhook_endpoints e where e.user_id = $1`,
  },
  forget: (userId) => [
    sql`delete from public.api_keys where user_id = ${userId}`,
    sql`delete from public.webhook_endpoints where user_id = ${userId}`,
  ],
  cleared: { webhook_deliveries: 'with their endpoint' },
}
