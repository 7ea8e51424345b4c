import { inTransaction } from '#backend/db/transaction.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import type { Deps } from '#server/deps.ts'

/** Why this person may not look after the system; nothing where they may. */
export const systemRefusal = ({ db }: Pick<Deps, 'db'>, userId: string) =>
  inTransaction(db, { as: 'service' }, (tx) => partRefusal(tx, userId, 'admin'))
