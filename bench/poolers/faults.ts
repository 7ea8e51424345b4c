import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Pgbouncer } from '#backend/testing/pgbouncer.ts'

interface Disturbed {
  pooler: Pgbouncer
  poolerUrl: string
  databaseUrl: string
  mode: 'session' | 'transaction'
}

export type Fault = (disturbed: Disturbed) => Promise<void>

const OUTAGE_MS = 5_000
/** As many as the pooler has in each mode. */
const SESSIONS = { session: 24, transaction: 4 }

/** What happens to a pooler, each until it is over. */
export const FAULTS: Record<string, Fault> = {
  async 'killed and started again'({ pooler }) {
    await pooler.kill()
    await pause(OUTAGE_MS)
    pooler.comeBack()
  },
  async 'its sessions ended by the server'({ databaseUrl }) {
    for (let n = 0; n < OUTAGE_MS / 1_000; n++) {
      await ask(
        databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      await pause(1_000)
    }
  },
  async 'all sessions taken by others'({ poolerUrl, mode }) {
    const sleeping = Array.from({ length: SESSIONS[mode] }, () =>
      ask(poolerUrl, 'select pg_sleep(6)').catch(() => {}),
    )
    await Promise.all(sleeping)
  },
  async 'told to reconnect'({ pooler }) {
    await pooler.tell('reconnect')
  },
  // In session mode it would wait for every client to leave.
  async 'paused and resumed'({ pooler, mode }) {
    if (mode === 'session') return
    await pooler.tell('pause')
    await pause(OUTAGE_MS)
    await pooler.tell('resume')
  },
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  await client.query(statement)
  await client.end()
}
