import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Tells the person with a wish that a neighbour has something for it; the link leads to where it is booked. */
export async function mailAnswer(tx: Transaction<Schema>, siteUrl: string, answerId: string): Promise<void> {
  const answer = await tx
    .selectFrom('wish_answers as a')
    .innerJoin('wishes as w', 'w.id', 'a.wish_id')
    .innerJoin('items as i', 'i.id', 'a.item_id')
    .innerJoin('profiles as p', 'p.id', 'a.lender_id')
    .select(['a.item_id', 'w.user_id', 'w.title', 'w.first_day', 'w.last_day', 'i.title as item', 'p.name'])
    .where('a.id', '=', answerId)
    .executeTakeFirstOrThrow()
  const { item_id, user_id, title, item, first_day, last_day, name } = answer
  const days = first_day && last_day ? `?from=${first_day}&to=${last_day}` : ''
  const data = { title, item, name: name.split(' ')[0]!, url: `${siteUrl}/product/${item_id}${days}` }
  await putMail(tx, await loadRecipient(tx, user_id), 'wish-answered', data, answerId)
}
