import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

export type MoneyThing = 'payment' | 'capture' | 'refund' | 'deposit' | 'dispute'

/** How the lifecycles of money remember their transitions: a trigger writes them with the change itself. */
export const moneyEvents = (thing: MoneyThing) => ({
  record: async (): Promise<void> => {},
  async lastEvent(tx: Transaction<Schema>, id: string) {
    const last = await tx
      .selectFrom('money_events')
      .select('transition')
      .where('thing', '=', thing)
      .where('thing_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: null }
  },
})
