import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoadedMail, MailTextChange } from '#contract/mail-texts.ts'
import { requiredOf } from '#domain/content/mail-text.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { keysOfMail } from '#server/mail/keys-of-mail.ts'
import { shippedTexts } from '#server/mail/texts-in.ts'
import { whichMail } from '../mail-input.ts'

const MAX_CHANGES = 200

/** The texts of a mail in a language, with their history. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadMail = useCase({
  name: 'load-mail',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object(whichMail),
  async run({ tx, userId }, { template, language }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const keys = keysOfMail(template)
    const { rows } = await sql<Omit<MailTextChange, 'at'> & { at: string }>`
      select c.id, c.key, c.text, c.reason, coalesce(nullif(p.name, ''), p.email) as by, c.changed_at as at
      from public.mail_text_changes c left join public.profiles p on p.id = c.changed_by
      where c.language = ${language} and c.key = any (${keys.map(({ key }) => key)}::text[])
      order by c.id desc limit ${MAX_CHANGES}`.execute(tx)
    const shipped = shippedTexts(language)
    return ok<LoadedMail>({
      texts: keys
        // Some languages have fewer forms of the plural.
        .filter(({ key }) => shipped[key])
        .map(({ key, placeholders }) => ({
          key,
          shipped: shipped[key]!,
          own: rows.find((row) => row.key === key)?.text ?? null,
          placeholders,
          required: requiredOf(shipped[key]!),
        })),
      changes: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    })
  },
})
