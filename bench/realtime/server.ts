import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createBackend } from '#backend/create-backend.ts'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { migrate } from '#backend/db/migrate.ts'
import { readSchema } from '#backend/db/schema-files.ts'
import { readRealtimeSettings } from '#backend/realtime/settings.ts'
import { folderStore } from '#backend/storage/folder-store.ts'

// The backend alone, as a process of the benchmark: node --expose-gc bench/realtime/server.ts
const { DATABASE_URL = '', SECRETS = '', PORT = '0' } = process.env

const database = connectPostgres(DATABASE_URL, { connections: 5 })
await migrate(database, readSchema())
const backend = await createBackend({
  database,
  objects: folderStore(mkdtempSync(join(tmpdir(), 'lendaround-bench-'))),
  settings: {
    secrets: JSON.parse(SECRETS),
    rateLimits: false,
    realtime: readRealtimeSettings(process.env),
  },
})
const server = createAdaptorServer({
  fetch: (request) => (new URL(request.url).pathname === '/state' ? state() : backend.fetch(request)),
})
server.on('upgrade', backend.upgrade)
server.listen(Number(PORT), '127.0.0.1')

/** Bytes in use after a collection, and the key with which clients connect. */
function state(): Response {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return Response.json({
    used: heapUsed + external,
    rss,
    key: backend.deps.keys.publishableKey,
    sockets: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
  })
}
