import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#backend/testing/free-port.ts'
import { signalTree } from '#backend/testing/postgres-server.ts'
import { openMarket } from '../open-market.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import type { Trial } from './trial.ts'

/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65_534
const BIN = process.env.TEST_POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
const PATIENCE_MS = 120_000

/** Three nodes of Patroni with one etcd; the leader's machine is killed, and they choose another one by themselves. */
export function patroniTrial(by: 'several hosts' | 'haproxy'): Trial {
  return {
    name: `Patroni, ${by}, killed`,
    isSynchronous: true,
    needs: ['patroni', 'etcd', join(BIN, 'postgres'), ...(by === 'haproxy' ? ['haproxy'] : [])],
    async open() {
      const cluster = await startCluster()
      const market = await openMarket(300, { database: await cluster.createDatabase('market') })
      const proxy = await startDatabaseProxy(
        'option httpchk OPTIONS /primary',
        cluster.nodes.map(({ port, apiPort }) => `127.0.0.1:${port} port ${apiPort}`),
      )
      const hosts = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
      return {
        market,
        siteUrl: `postgres://postgres@${by === 'haproxy' ? `127.0.0.1:${proxy.port}` : hosts}/market`,
        lose: cluster.killLeader,
        promote: async () => `${await cluster.findLeader()}/market`,
        async stop() {
          proxy.stop()
          await cluster.stop()
        },
      }
    },
  }
}

interface Node {
  port: number
  apiPort: number
  process: ChildProcess
}

async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-patroni-'))
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const own = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (asNobody.uid) chownSync(path, NOBODY, NOBODY)
  }
  own(folder)
  const start = (command: string, args: string[]) => {
    // A group of its own, with which PostgreSQL is killed as well.
    const child = spawn(command, args, { ...asNobody, cwd: folder, stdio: 'ignore', detached: true })
    process.once('exit', () => killGroup(child))
    return child
  }
  const [etcdPort, peerPort] = [await freePort(), await freePort()]
  const etcd = start('etcd', [
    `--data-dir=${folder}/etcd`,
    `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
    `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
    `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`,
    `--initial-cluster=default=http://127.0.0.1:${peerPort}`,
  ])
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) {
    const [port, apiPort] = [await freePort(), await freePort()]
    const file = join(folder, `${name}.yml`)
    own(join(folder, name))
    writeFileSync(file, JSON.stringify(settingsOf(name, { port, apiPort, etcdPort, folder })))
    nodes.push({ port, apiPort, process: start('patroni', [file]) })
    // The first one is the leader.
    if (nodes.length === 1) await findLeader(nodes)
  }
  await untilSynchronous(nodes)
  return {
    nodes,
    async createDatabase(name: string) {
      const server = await findLeader(nodes)
      const client = new pg.Client(`${server}/postgres`)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `${server}/${name}`
    },
    killLeader() {
      killGroup(nodes[0]!.process)
      killPostgres(join(folder, 'one'))
    },
    findLeader: () => findLeader(nodes),
    async stop() {
      for (const { process: child } of nodes) killGroup(child)
      for (const name of ['one', 'two', 'three']) killPostgres(join(folder, name))
      killGroup(etcd)
      await pause(500)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Ports {
  port: number
  apiPort: number
  etcdPort: number
  folder: string
}

/** As the guide has it, but for passwords. */
function settingsOf(name: string, { port, apiPort, etcdPort, folder }: Ports) {
  const trusted = ['host replication postgres 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust']
  const user = { username: 'postgres', password: 'postgres' }
  return {
    scope: 'lendaround',
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, name, 'data'),
      bin_dir: BIN,
      pgpass: join(folder, name, 'pgpass'),
      authentication: { superuser: user, replication: user, rewind: user },
      parameters: { unix_socket_directories: join(folder, name) },
      pg_hba: trusted,
    },
  }
}

/** The address of the node that says that it is the primary. */
async function findLeader(nodes: Node[]): Promise<string> {
  const began = performance.now()
  for (;;) {
    for (const { port, apiPort } of nodes)
      if (await isOk(apiPort, 'primary')) return `postgres://postgres@127.0.0.1:${port}`
    if (performance.now() - began > PATIENCE_MS) throw new Error('No node of Patroni leads')
    await pause(200)
  }
}

async function untilSynchronous(nodes: Node[]): Promise<void> {
  const began = performance.now()
  const isSynchronous = () => Promise.all(nodes.map(({ apiPort }) => isOk(apiPort, 'synchronous')))
  while (!(await isSynchronous()).includes(true)) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('No node of Patroni follows')
    await pause(500)
  }
}

const isOk = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Patroni starts PostgreSQL in a group of its own, so that it outlives it. */
function killPostgres(folder: string): void {
  const file = join(folder, 'data/postmaster.pid')
  if (existsSync(file)) signalTree(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
}
