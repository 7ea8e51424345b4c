import pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import type { Log } from '#backend/log.ts'

const LONGEST_PAUSE = 30_000

/**
 * Reads the schema cache again on `NOTIFY pgrst`. A connection of its own listens, and comes back when it is lost;
 * the embedded database has one connection only, so there it is done by looking after a miss.
 */
export function listenForReload(db: Database, log: Log, reload: () => Promise<unknown>): void {
  if (db.embedded) return
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  db.onClose(async () => {
    closed = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  })
  void connect(500)

  async function connect(pause: number): Promise<void> {
    const next = new pg.Client(db.pool.options as pg.ClientConfig)
    client = next
    next.on('notification', ({ payload }) => {
      if (payload === '' || payload === 'reload schema' || payload === undefined) reload().catch(() => {})
    })
    next.on('error', () => {})
    next.on('end', () => again(500))
    try {
      await next.connect()
      if (closed) return void (await next.end())
      await next.query('listen pgrst')
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for changes of the schema')
      next.removeAllListeners('end')
      again(pause)
    }
  }

  function again(pause: number): void {
    if (closed) return
    timer = setTimeout(async () => {
      await connect(Math.min(pause * 2, LONGEST_PAUSE))
      // Notifications may have been missed meanwhile.
      if (!closed) await reload().catch(() => {})
    }, pause)
    timer.unref()
  }
}
