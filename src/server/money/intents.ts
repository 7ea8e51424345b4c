import { sql } from 'kysely'

/** The provider's ids of each of the `payments` of a statement, in the order of their parts: none before it was asked. */
export const INTENTS = sql<string[]>`array(
  select i.id from public.payment_intents i where i.payment_id = payments.id order by i.position)`
