import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** Debian's package `pgbouncer` puts it there; tests with it are skipped where it is not. */
const PGBOUNCER = '/usr/sbin/pgbouncer'
export const hasPgbouncer = existsSync(PGBOUNCER)

/** Refuses to run as root; this user owns nothing. */
const NOBODY = 65_534

export interface Pgbouncer {
  port: number
  /** Says a command to its console, such as `reconnect`. */
  tell(command: string): Promise<void>
  /** Ends it where it stands (`kill -9`). */
  kill(): Promise<void>
  /** Comes back on the same port. */
  comeBack(): void
  stop(): Promise<void>
}

/** Starts a pooler before the PostgreSQL of this machine at `port`, with few connections as `user` for many clients. */
export async function startPgbouncer(
  port: number,
  mode: 'session' | 'transaction',
  user = 'postgres',
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-pgbouncer-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const own = await freePort()
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = postgres
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 24 : 4}
max_client_conn = 100
`,
  )
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const launch = () => spawn(PGBOUNCER, ['-q', file], { ...asNobody, stdio: 'ignore' })
  let child = launch()
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const kill = async () => {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    if (killNow()) await ended
  }
  return {
    port: own,
    async tell(command) {
      const console = new pg.Client(`postgres://postgres@127.0.0.1:${own}/pgbouncer`)
      await console.connect()
      await console.query(command)
      await console.end()
    },
    kill,
    comeBack() {
      child = launch()
    },
    async stop() {
      process.off('exit', killNow)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
