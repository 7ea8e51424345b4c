import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import {
  type EngineData,
  type FromEngine,
  PIECE_BYTES,
  PIECES_AHEAD,
  type ToEngine,
} from './engine-messages.ts'
import { extensions } from './extensions.ts'
import { Batches } from './protocol.ts'

// The thread in which the embedded PostgreSQL computes, so that a long query leaves the main one free, and can be ended.
if (!parentPort) throw new Error('This file is a thread of the server, not a program')
const main = parentPort
const { folder, shared, program = await compile() } = workerData as EngineData
const { taken, began } = shared

const engine = await PGlite.create({
  ...(folder && { dataDir: folder }),
  extensions,
  pgliteWasmModule: program,
  relaxedDurability: false,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
stopOnCrash()

/** The exit status with which PostgreSQL's own `longjmp` after an ordinary error shows itself. */
const LONGJMP = 100

const NEW_SESSION = ['rollback', 'discard all'].map(simpleQuery)

let session = 0
let batches = new Batches()
let sentPieces = 0

main.on('message', async (message: ToEngine) => {
  if (message.type === 'stop') {
    await engine.close()
    main.close()
  } else if (message.type === 'open') {
    session = message.session
    batches = new Batches()
    // The engine has one session as long as it lives: nothing of the one before may be left in it.
    for (const query of NEW_SESSION) run(query, () => {})
  } else if (message.session === session) {
    for (const batch of batches.push(message.bytes)) runForSession(batch)
  }
})
tell({ type: 'ready', program })

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(file))
}

function runForSession(batch: Buffer): void {
  let gathered: Buffer[] = []
  let size = 0
  const send = () => {
    if (size === 0) return
    sendPiece(Buffer.concat(gathered, size))
    gathered = []
    size = 0
  }
  run(batch, (bytes) => {
    // Copied, because it lies in the engine's own memory.
    gathered.push(Buffer.from(bytes))
    size += bytes.length
    if (size >= PIECE_BYTES) send()
  })
  send()
}

function sendPiece(bytes: Buffer): void {
  const whole = new Uint8Array(bytes)
  main.postMessage({ type: 'bytes', session, bytes: whole } satisfies FromEngine, [whole.buffer])
  sentPieces++
  for (;;) {
    const read = Atomics.load(taken, 0)
    if (sentPieces - read < PIECES_AHEAD) return
    Atomics.wait(taken, 0, read)
  }
}

/** Synchronous: files of a folder are written before this returns, and the answer is given piece by piece. */
function run(batch: Buffer, onRawData: (bytes: Uint8Array) => void): void {
  const { user, system } = process.threadCpuUsage()
  began[0] = user + system
  void engine.execProtocolRawStream(batch, { syncToFs: false, onRawData })
}

/**
 * PGlite swallows whatever its WebAssembly throws. An exhausted stack or a trap may come at any instruction, also in the
 * middle of a change of shared memory: as for a crashed process of PostgreSQL, everything restarts from the files.
 */
function stopOnCrash(): void {
  const module = engine.Module
  const next = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      return next()
    } catch (error) {
      if ((error as { status?: number }).status === LONGJMP) throw error
      tell({ type: 'crashed', reason: error instanceof Error ? error.message : String(error) })
      return process.exit(1)
    }
  }
}

function tell(message: FromEngine): void {
  main.postMessage(message)
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}
