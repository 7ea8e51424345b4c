import { z } from 'zod'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { TranslatedMessage } from '#contract/messaging.ts'
import { tidyMessage } from '#domain/messaging/message.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Translates a message that the caller may read, by the operator's service; each text is sent there once for each
 * language. Refused: NOT_FOUND (also without such a service), TRANSLATION_DOWN.
 */
export const translateMessage = stagedUseCase({
  name: 'translate-message',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ messageId: z.int().positive(), language: z.enum(['en', 'de', 'es', 'fr']) }),
  async runStaged({ deps, caller, now }, { messageId, language }) {
    const message = deps.translator && (await loadReadable(deps, caller, messageId))
    if (!message) return refuse('NOT_FOUND')
    const key = { messageId, language, isOriginal: message.is_original }
    const known = await loadTranslation(deps, key)
    if (known !== undefined) return ok<TranslatedMessage>({ text: known })
    try {
      const text = tidyMessage(await deps.translator!.translate(message.text, language)) || message.text
      await keepTranslation(deps, key, text, now)
      return ok<TranslatedMessage>({ text })
    } catch (err) {
      deps.log.warn({ err, messageId }, 'a message could not be translated')
      return refuse('TRANSLATION_DOWN')
    }
  },
})

interface Key {
  messageId: number
  language: string
  isOriginal: boolean
}

/** The message as the caller reads it, under row-level security. */
const loadReadable = (deps: Deps, caller: Caller, messageId: number) =>
  inTransaction(deps.db, { as: caller, readOnly: true }, async (tx) => {
    const { rows } = await tx.query<{ text: string; is_original: boolean }>(
      `select coalesce(o.body, m.body) as text, o.body is not null as is_original
       from public.messages m left join public.message_originals o on o.message_id = m.id
       where m.id = $1 and m.body <> ''`,
      [messageId],
    )
    return rows[0]
  })

const loadTranslation = (deps: Deps, { messageId, language, isOriginal }: Key) =>
  inTransaction(deps.db, { as: 'service', readOnly: true }, async (tx) => {
    const { rows } = await tx.query<{ body: string }>(
      'select body from public.message_translations where (message_id, language, is_original) = ($1, $2, $3)',
      [messageId, language, isOriginal],
    )
    return rows[0]?.body
  })

const keepTranslation = (deps: Deps, { messageId, language, isOriginal }: Key, text: string, at: Date) =>
  inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx.query(
      `insert into public.message_translations (message_id, language, is_original, body, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [messageId, language, isOriginal, text, at],
    ),
  )
