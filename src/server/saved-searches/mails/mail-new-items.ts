import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

interface SavedSearch {
  id: string
  user_id: string
  name: string
  query: string
}

/** Tells a person of the new items for a search that they saved; the link shows all of its results, newest first. */
export async function mailNewItems(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, user_id, name, query }: SavedSearch,
  { total, items }: Pick<SearchAnswer, 'total' | 'items'>,
  until: string,
): Promise<void> {
  const data = {
    title: name,
    count: total,
    items: items.map(({ title, city }) => ({ title, city })),
    url: `${siteUrl}/search?${query}&sort=newest`,
  }
  await putMail(tx, await loadRecipient(tx, user_id), 'items-found', data, `${id}:${until}`)
}
