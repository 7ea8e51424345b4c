import { sql } from 'kysely'
import type { Context } from '#backend/functions/use-case.ts'
import type { PersonRow } from '#domain/imports/read-person-row.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/**
 * Makes an account of a row and mails its owner the way to a password, and returns its id; nothing where the address has
 * an account, which is left as it is. The mail holds no code, which would expire before many have read it: the page that it
 * leads to sends one.
 */
export async function invitePerson({ tx, deps, now }: Context, row: PersonRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select public.invite_person(${row.email}, ${row.name}, ${row.language ?? null}, ${now.toISOString()}) as id`.execute(
    tx,
  )
  const id = rows[0]?.id
  if (!id) return undefined
  if (row.city || row.about)
    await tx.updateTable('profiles').set({ city: row.city, bio: row.about }).where('id', '=', id).execute()
  await tx.insertInto('imported_people').values({ person_id: id, created_at: now.toISOString() }).execute()
  const url = `${deps.config.siteUrl}/forgot-password?${new URLSearchParams({ invited: row.email })}`
  await putMail(tx, await loadRecipient(tx, id), 'account-prepared', { name: row.name, url }, id)
  return id
}
