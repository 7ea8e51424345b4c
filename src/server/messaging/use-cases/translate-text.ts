import { z } from 'zod'
import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import type { TranslatedMessage } from '#contract/messaging.ts'
import { PUBLIC_TEXTS, type PublicText } from '#contract/public-text.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { translateOnce } from '../translate-once.ts'

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
    try {
      return ok<TranslatedMessage>({ text: await translateOnce(deps.translator!, text, language) })
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
