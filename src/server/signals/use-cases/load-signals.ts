import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { Signal, SignalPerson, SignalsOfPeople } from '#contract/signals.ts'
import { ok } from '#domain/result.ts'
import { inOrder, isSignal } from '#domain/signals/speed.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { throwawayDomain } from '../throwaway-domain.ts'

/** People on one screen of the back office. */
const MAX_PEOPLE = 100

/**
 * What of some people is unusual or shared with others, for the staff who decide about them. Nothing follows from it by
 * itself. Refused: BLOCKED, UNAUTHORIZED.
 */
export const loadSignals = useCase({
  name: 'load-signals',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({ people: z.array(z.uuid()).min(1).max(MAX_PEOPLE) }),
  async run({ tx, userId, now }, { people }) {
    const refusal = await partRefusal(tx, userId, 'accounts')
    if (refusal) return refusal
    const found = [...(await loadFound(tx, people, now)), ...(await loadThrowaway(tx, people))]
    const byPerson = Map.groupBy(found, ({ personId }) => personId)
    return ok<SignalsOfPeople>(
      Object.fromEntries(
        [...byPerson].map(([id, signals]) => [
          id,
          inOrder(signals.map(({ personId: _, ...signal }) => signal)),
        ]),
      ),
    )
  },
})

type Found = Signal & { personId: string }

async function loadFound(tx: Context['tx'], people: string[], now: Date): Promise<Found[]> {
  const { rows } = await sql<{
    person_id: string
    kind: Signal['kind']
    hint: string | null
    amount: number
    most_at: Date | null
    others: SignalPerson[]
  }>`select * from public.person_signals(${people}::uuid[], ${now})`.execute(tx)
  return rows
    .filter(({ kind, amount }) => isSignal(kind, amount))
    .map(({ person_id, kind, hint, amount, most_at, others }) => ({
      ...{ personId: person_id, kind, hint, amount, others },
      at: most_at === null ? null : new Date(most_at).toISOString(),
    }))
}

async function loadThrowaway(tx: Context['tx'], people: string[]): Promise<Found[]> {
  const rows = await tx.selectFrom('profiles').select(['id', 'email']).where('id', 'in', people).execute()
  return rows.flatMap(({ id, email }) => {
    const hint = throwawayDomain(email)
    return hint ? [{ personId: id, kind: 'mail' as const, hint, amount: 1, at: null, others: [] }] : []
  })
}
