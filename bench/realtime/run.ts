import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeSecrets } from '#backend/keys/secrets.ts'
import { freePort } from '#backend/testing/free-port.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { LiveSocket } from './live-socket.ts'

// npm run bench:realtime -- [--seconds 10] [--sockets 10000]
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, sockets: { type: 'string', default: '10000' } },
})
const SECONDS = Number(values.seconds)
const SOCKETS = Number(values.sockets)
const IDLE = 1_000
const BUSY = 200
const HALF_OPEN = 100
const SILENCE_SECONDS = 60
/** Messages a second of all busy channels where the delay of one is measured: far from what they can carry. */
const CALM = 200

interface State {
  used: number
  key: string
  sockets: number
}

const postgres = await startPostgres({}, { inMemory: true })
const secrets = JSON.stringify(makeSecrets())
const first = await startServer()
const second = await startServer()
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}\n`,
)
try {
  await measureIdleChannels()
  await measureBusyChannels()
  await measureManySockets()
  await measureHalfOpen()
} finally {
  first.stop()
  second.stop()
  await postgres.stop()
}
process.exit()

async function measureIdleChannels() {
  const before = await first.state()
  const sockets = await openMany(first, IDLE / 10)
  const opened = await first.state()
  for (const [i, socket] of sockets.entries())
    await Promise.all(Array.from({ length: 10 }, (_, n) => socket.join(`idle-${i}-${n}`)))
  const joined = await first.state()
  report(`${IDLE} idle channels on ${sockets.length} sockets`, {
    'kB a socket': kilobytes(opened.used - before.used, sockets.length),
    'kB a channel': kilobytes(joined.used - opened.used, IDLE),
  })
  // They stay while the others are measured.
}

async function measureBusyChannels() {
  const alone = await pairs(first, first, 'alone')
  const apart = await pairs(first, second, 'apart')
  const most = await flood(alone)
  const mostApart = await flood(apart)
  report(`${BUSY} busy channels, as fast as they are heard`, {
    'messages/s in one process': Math.round(most),
    'messages/s between two': Math.round(mostApart),
    ratio: (mostApart / most).toFixed(2),
  })
  const one = await calm(alone)
  const two = await calm(apart)
  report(`${BUSY} busy channels, ${CALM} messages/s`, {
    'p50 ms in one process': one.p50.toFixed(1),
    'p99 ms in one process': one.p99.toFixed(1),
    'p50 ms between two': two.p50.toFixed(1),
    'p99 ms between two': two.p99.toFixed(1),
    'p99 ratio': (two.p99 / one.p99).toFixed(1),
    'messages lost': one.lost + two.lost,
  })
  for (const { from, to } of [...alone, ...apart]) {
    from.close()
    to.close()
  }
}

async function measureManySockets() {
  const before = await second.state()
  const started = performance.now()
  const sockets = await openMany(second, SOCKETS)
  const took = performance.now() - started
  const after = await second.state()
  const [pair] = await pairs(second, second, 'among', 1)
  const among = await calm([pair!], 50)
  report(`${SOCKETS} idle sockets`, {
    'kB a socket': kilobytes(after.used - before.used, sockets.length),
    'opened/s': Math.round((sockets.length / took) * 1_000),
    'p99 ms of a channel beside them': among.p99.toFixed(1),
  })
  for (const socket of sockets) socket.close()
}

/** Sockets whose other end is silent, neither reading nor saying goodbye. */
async function measureHalfOpen() {
  const { port } = new URL(first.url)
  const { key, sockets: before } = await first.state()
  const started = performance.now()
  const ends = await Promise.all(Array.from({ length: HALF_OPEN }, () => openSilent(Number(port), key)))
  const opened = (await first.state()).sockets
  let left = opened
  while (left > before && performance.now() - started < (SILENCE_SECONDS + 30) * 1_000) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    left = (await first.state()).sockets
  }
  report(`${HALF_OPEN} half-open sockets, silent for more than ${SILENCE_SECONDS} s`, {
    'held at first': opened - before,
    'held in the end': Math.max(0, left - before),
    'seconds until they are gone': Math.round((performance.now() - started) / 1_000),
  })
  for (const end of ends) end.destroy()
}

interface Pair {
  name: string
  from: LiveSocket
  to: LiveSocket
}

async function pairs(a: Server, b: Server, of: string, count = BUSY): Promise<Pair[]> {
  const made: Pair[] = []
  for (let i = 0; i < count; i++) {
    const name = `${of}-${i}`
    const [from, to] = [await open(a), await open(b)]
    await Promise.all([from.join(name), to.join(name)])
    made.push({ name, from, to })
  }
  // Until the processes know of each other's members.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return made
}

/** Messages a second where each channel sends the next one when the last one was heard. */
async function flood(all: Pair[]): Promise<number> {
  let heard = 0
  let isOver = false
  for (const { name, from, to } of all) {
    to.onBroadcast = () => {
      heard++
      if (!isOver) from.broadcast(name)
    }
    from.broadcast(name)
  }
  const started = performance.now()
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000))
  isOver = true
  const rate = heard / ((performance.now() - started) / 1_000)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return rate
}

/** Delays of messages that are sent at a calm rate, and how many never came. */
async function calm(all: Pair[], rate = CALM): Promise<{ p50: number; p99: number; lost: number }> {
  const delays: number[] = []
  let sent = 0
  for (const { to } of all)
    to.onBroadcast = (_, sentAt) => void delays.push(performance.timeOrigin + performance.now() - sentAt)
  const ends = performance.now() + SECONDS * 1_000
  while (performance.now() < ends) {
    const { name, from } = all[sent % all.length]!
    from.broadcast(name)
    sent++
    await new Promise((resolve) => setTimeout(resolve, 1_000 / rate))
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  delays.sort((a, b) => a - b)
  const at = (share: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), lost: sent - delays.length }
}

interface Server {
  url: string
  key: string
  state(): Promise<State>
  stop(): void
}

async function startServer(): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `${postgres.url}/postgres`,
      SECRETS: secrets,
      REALTIME_CONNECTIONS: '20000',
      REALTIME_SILENCE_SECONDS: String(SILENCE_SECONDS),
    },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const state = async () =>
    (await (await fetch(`${url}/state`, { headers: { connection: 'close' } })).json()) as State
  for (;;) {
    const answer = await state().catch(() => undefined)
    if (answer) return { url, key: answer.key, state, stop: () => void child.kill('SIGKILL') }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function open({ url, key }: Server): Promise<LiveSocket> {
  return LiveSocket.open(url, key)
}

async function openMany(server: Server, count: number): Promise<LiveSocket[]> {
  const sockets: LiveSocket[] = []
  while (sockets.length < count) {
    const batch = Math.min(50, count - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: batch }, () => open(server)))))
  }
  return sockets
}

/** A socket that is opened by hand and then left alone. */
function openSilent(port: number, key: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET /realtime/v1/websocket?apikey=${key}&vsn=1.0.0 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n` +
          'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      ),
    )
    socket.on('error', reject)
    socket.once('data', () => {
      socket.pause()
      socket.removeAllListeners('error').on('error', () => {})
      resolve(socket)
    })
  })
}

function kilobytes(bytes: number, count: number): string {
  return (bytes / count / 1_024).toFixed(1)
}

function report(title: string, figures: Record<string, string | number>): void {
  console.log(title)
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(34)} ${figure}`)
}
