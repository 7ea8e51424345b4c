import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Schema } from '#backend/register.ts'
import { FairGate } from './fair-gate.ts'
import type { Limits } from './limits.ts'
import type { ReadReplicas } from './read-replicas.ts'

interface KnownSchema {
  catalogue: unknown
  fingerprint: string | null
}

/** The one way to the data, whether PostgreSQL runs in this process or elsewhere. */
export interface Database {
  pool: pg.Pool
  /**
   * Connections that each have a session to themselves, past a pooler that lends its own by the transaction: for what
   * listens, for locks that outlast a transaction, and for migrations. Otherwise the same as `pool`.
   */
  direct: pg.Pool
  /** Whether statements are prepared on the connections of `pool`. */
  prepares: boolean
  /** Copies that visitors read from, where the operator has some. */
  replicas?: ReadReplicas | undefined
  kysely: Kysely<Schema>
  /** Where backends use the database one after another, as in tests: what the first one has read of its schema. */
  knownSchemas?: Map<string, KnownSchema>
  /** True when PostgreSQL runs inside this process: one connection, no second process. */
  embedded: boolean
  /**
   * Does `work` that keeps the database busy, such as a search, when few others of its kind are under way: a rush of
   * them leaves connections and processors to everything else, and each is over sooner than if all ran at once.
   * Senders who wait take turns.
   */
  heavy<T>(work: () => Promise<T>, sender?: string): Promise<T>
  /**
   * Does a visitor's `work` with one of the connections that are meant for them. Senders who wait
   * take turns, and none of them has all of those connections.
   */
  anonymous<T>(work: () => Promise<T>, sender: string): Promise<T>
  /**
   * The same for the `work` of people who are signed in: anyone may sign up. What is left of the connections is for
   * sign-ins, use cases and pages.
   */
  signedIn<T>(work: () => Promise<T>, person: string): Promise<T>
  /**
   * Ends the connections that were there at `time` (of `performance.now()`), and those that are being opened: the server was silent since.
   * Who uses or awaits them is refused at once, and the next ones go to the host that is the right one by then.
   */
  abandonServer(time: number): void
  /** Runs `work` before the connections are closed, for owners of a connection of their own. */
  onClose(work: () => Promise<void>): void
  close(): Promise<void>
}

/** The largest share of the connections for visitors, or for people, that a single one may occupy. */
const MOST_OF_ONE_SENDER = 0.7

/** What the two kinds of database differ in. */
export interface Traits
  extends Pick<Database, 'pool' | 'direct' | 'replicas' | 'prepares' | 'embedded' | 'abandonServer'>,
    Required<Pick<Limits, 'heavy' | 'anonymous' | 'patienceMs'>> {
  signedIn: number
}

/** A database on pools that are there; `closeEngine` is called at its end. */
export function createDatabase(
  {
    pool,
    direct,
    replicas,
    prepares,
    embedded,
    abandonServer,
    heavy,
    anonymous,
    signedIn,
    patienceMs,
  }: Traits,
  closeEngine: () => Promise<void>,
): Database {
  const closing: (() => Promise<void>)[] = []
  const searches = new FairGate({ most: heavy, patienceMs })
  const shared = (most: number) =>
    new FairGate({ most, mostPerKey: Math.max(1, Math.floor(most * MOST_OF_ONE_SENDER)), patienceMs })
  const strangers = shared(anonymous)
  const people = shared(signedIn)
  return {
    pool,
    direct,
    replicas,
    prepares,
    embedded,
    abandonServer,
    heavy: (work, sender = '') => searches.run(sender, work),
    anonymous: (work, sender) => strangers.run(sender, work),
    signedIn: (work, person) => people.run(person, work),
    onClose: (work) => void closing.push(work),
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async close() {
      await Promise.all(closing.map((work) => work()))
      // Before the primary, of which it asks where it is.
      await replicas?.close()
      await pool.end()
      await closeEngine()
    },
  }
}
