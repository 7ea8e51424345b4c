import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { TranslatedMessage } from '#contract/messaging.ts'
import { PUBLIC_TEXTS, type PublicText } from '#contract/public-text.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'

/** By what was said and the language: a few megabytes at most. */
const cached = new LRUCache<string, string>({ max: 2_000 })

/**
 * Translates what everybody may read (a review, its reply, what a person says of themselves) by the operator's service;
 * a process asks for each text once. Refused: NOT_FOUND (also without such a service), TRANSLATION_DOWN.
 */
export const translateText = stagedUseCase({
  name: 'translate-text',
  allow: 'anyone',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({
    of: z.enum(PUBLIC_TEXTS),
    id: z.uuid(),
    language: z.enum(['en', 'de', 'es', 'fr']),
  }),
  async runStaged({ deps, caller }, { of, id, language }) {
    const text = deps.translator && (await loadPublic(deps, caller, of, id))
    if (!text) return refuse('NOT_FOUND')
    const key = `${language} ${createHash('sha256').update(text).digest('base64')}`
    const known = cached.get(key)
    if (known !== undefined) return ok<TranslatedMessage>({ text: known })
    try {
      const translated = (await deps.translator!.translate(text, language)).trim() || text
      cached.set(key, translated)
      return ok<TranslatedMessage>({ text: translated })
    } catch (err) {
      deps.log.warn({ err, of, id }, 'a public text could not be translated')
      return refuse('TRANSLATION_DOWN')
    }
  },
})

const QUERIES: Record<PublicText, string> = {
  review: 'select r.text from public.public_reviews r where r.id = $1',
  reply: 'select r.reply as text from public.public_reviews r where r.id = $1',
  bio: 'select p.bio as text from public.public_profiles p where p.id = $1',
}

const loadPublic = (deps: Deps, caller: Caller, of: PublicText, id: string) =>
  inTransaction(deps.db, { as: caller, readOnly: true }, async (tx) => {
    const { rows } = await tx.query<{ text: string | null }>(QUERIES[of], [id])
    return rows[0]?.text
  })
