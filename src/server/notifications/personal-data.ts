import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    mails: `select m.template, m.locale, m.created_at, m.sent_at from public.outbox m
            where m.recipient = (select lower(p.email) from public.profiles p where p.id = $1)`,
  },
  forget: (userId) => [
    sql`delete from public.outbox
        where recipient = (select lower(email) from public.profiles where id = ${userId})`,
  ],
}
