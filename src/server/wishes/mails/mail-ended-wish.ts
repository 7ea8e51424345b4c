import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Tells the person with a wish that its time is over; the link asks for the same again. */
export async function mailEndedWish(tx: Transaction<Schema>, siteUrl: string, id: string): Promise<void> {
  const { user_id, title } = await tx
    .selectFrom('wishes')
    .select(['user_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const url = `${siteUrl}/wishes/new?${new URLSearchParams({ q: title })}`
  await putMail(tx, await loadRecipient(tx, user_id), 'wish-ended', { title, url }, id)
}
