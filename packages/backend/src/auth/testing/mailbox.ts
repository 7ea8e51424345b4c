import type { Database } from '#backend/db/database.ts'

export interface ReadMail {
  recipient: string
  template: string
  locale: string
  data: { code: string; url: string; from?: string; to?: string; change?: string }
}

/** The mails to an address, newest first. */
export async function mailsTo(db: Database, recipient: string): Promise<ReadMail[]> {
  const { rows } = await db.pool.query<ReadMail>(
    'select recipient, template, locale, data from public.outbox where recipient = $1 order by created_at desc',
    [recipient],
  )
  return rows
}

/** The newest mail to an address; fails when there is none. */
export async function lastMail(db: Database, recipient: string): Promise<ReadMail> {
  const [mail] = await mailsTo(db, recipient)
  if (!mail) throw new Error(`No mail to ${recipient}.`)
  return mail
}
