import type { Caller } from '#backend/db/caller.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'

/** Milliseconds that the policies of a channel may take. */
const POLICY_MS = 3_000

/** Carries a result out of a transaction that is undone. */
class Undone<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('undone')
    this.result = result
  }
}

export interface Probe {
  caller: Caller
  /** The channel's name, as policies see it with `realtime.topic()`. */
  topic: string
  /** The `x-…` headers of the handshake or request. */
  headers: Record<string, string>
  /** Whom the work is counted against, where the caller is not signed in. */
  address: string
}

/**
 * Does `work` as the database's owner and undoes it. `become` makes the rest of the transaction the caller's; what
 * the caller is refused (42501) is answered by `denied`.
 */
export async function probe<T>(
  deps: Deps,
  { caller, topic, headers, address }: Probe,
  denied: T,
  work: (tx: SqlTransaction, become: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const settings = {
    role: caller.role,
    'realtime.topic': topic,
    'request.jwt.claims': JSON.stringify(caller.claims),
    'request.jwt.claim.sub': caller.userId ?? '',
    'request.jwt.claim.role': caller.role,
    'request.headers': JSON.stringify(headers),
    statement_timeout: String(POLICY_MS),
  }
  const names = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, true)`)
  const become = (tx: SqlTransaction) => tx.query(`select ${names.join(', ')}`, Object.values(settings))
  const run = () =>
    inTransaction<T>(deps.db, { as: 'owner' }, async (tx) => {
      throw new Undone(await work(tx, () => become(tx)))
    })
  try {
    return await (caller.userId ? deps.db.signedIn(run, caller.userId) : deps.db.anonymous(run, address))
  } catch (error) {
    if (error instanceof Undone) return error.result
    if ((error as { code?: string }).code !== '42501' && !deps.outage.covers(error)) {
      deps.log.warn({ err: error, topic }, 'the policies of a channel failed')
    }
    return denied
  }
}
