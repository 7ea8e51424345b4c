import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { CASE_TEXTS, type CaseText } from '#contract/case-text.ts'
import type { TranslatedMessage } from '#contract/messaging.ts'
import type { Schema } from '#contract/schema.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadAround, loadReport } from '../reported-messages.ts'
import { translateOnce } from '../translate-once.ts'

/**
 * Translates for a moderator what they read to decide on a claim or a case, by the operator's service; the audit log says
 * what was sent there. Refused: BLOCKED, NOT_FOUND (also without such a service, and to the people whom it concerns),
 * TRANSLATION_DOWN.
 */
export const translateCaseText = stagedUseCase({
  name: 'translate-case-text',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({
    of: z.enum(CASE_TEXTS),
    id: z.uuid(),
    part: z.int32().nonnegative().optional(),
    language: z.enum(['en', 'de', 'es', 'fr']),
  }),
  async runStaged({ deps, userId, now, client }, { of, id, part = 0, language }) {
    const { translator } = deps
    const found = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const actor = await loadActor(tx, userId)
      if (!actor) return refuse('BLOCKED')
      const isAllowed = translator && mayDecide(actor, 'moderate-content', '')
      const text = isAllowed ? await LOAD[of](tx, id, part) : undefined
      if (!text?.words || text.people.includes(userId)) return refuse('NOT_FOUND')
      await recordAction(tx, {
        actorId: userId,
        action: 'translate-case-text',
        details: { of, id, ...(part > 0 && { part }), language },
        at: now,
        client,
      })
      return ok(text.words)
    })
    if (!found.ok) return found
    try {
      return ok<TranslatedMessage>({ text: await translateOnce(translator!, found.value, language) })
    } catch (err) {
      deps.log.warn({ err, of, id }, 'a text of a case could not be translated')
      return refuse('TRANSLATION_DOWN')
    }
  },
})

/** What is translated, and those who take no part in deciding on it. */
interface Loaded {
  words: string | null
  people: (string | null)[]
}

type Load = (tx: Transaction<Schema>, id: string, part: number) => Promise<Loaded | undefined>

const LOAD: Record<CaseText, Load> = {
  async claim(tx, id) {
    const { rows } = await sql<Loaded>`
      select c.description as words, array[c.claimant_id, c.respondent_id] as people
      from public.claims c where c.id = ${id}`.execute(tx)
    return rows[0]
  },
  async 'claim-step'(tx, id, part) {
    const { rows } = await sql<Loaded>`
      select coalesce(e.reason, e.details ->> 'message') as words, array[c.claimant_id, c.respondent_id] as people
      from public.claims c join public.claim_events e on e.claim_id = c.id
      where c.id = ${id} and e.id = ${part}`.execute(tx)
    return rows[0]
  },
  async 'claim-handover'(tx, id, part) {
    const { rows } = await sql<Loaded>`
      select h.note as words, array[c.claimant_id, c.respondent_id] as people
      from public.claims c join public.handovers h on h.booking_id = c.booking_id
      where c.id = ${id} and h.position = ${part}`.execute(tx)
    return rows[0]
  },
  async case(tx, id) {
    const { rows } = await sql<Loaded>`
      select r.message as words, array[r.person_id, v.author_id, w.user_id, i.owner_id] as people
      from public.cases r
      left join public.reviews v on v.id = r.review_id
      left join public.wishes w on w.id = r.wish_id
      left join public.items i on i.id = r.item_id
      where r.id = ${id}`.execute(tx)
    return rows[0]
  },
  async 'case-message'(tx, id, part) {
    const report = await loadReport(tx, id)
    const message = report && (await loadAround(tx, report)).find((each) => each.id === part)
    return (
      message && {
        words: message.original?.body ?? message.body,
        people: [report.renter_id, report.owner_id],
      }
    )
  },
}
