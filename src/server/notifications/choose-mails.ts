import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { StoppedMails } from '#server/mail/stop-link.ts'

/** Ends the mails of a topic, or brings them back; what the person chose for the application stays. */
export async function chooseMails(
  tx: Transaction<Schema>,
  { personId, topic }: StoppedMails,
  byMail: boolean,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into public.notification_settings (user_id, topic, by_mail)
    select p.id, ${topic}, ${byMail} from public.profiles p where p.id = ${personId}
    on conflict (user_id, topic) do update set by_mail = excluded.by_mail`.execute(tx)
  return numAffectedRows > 0n
}
