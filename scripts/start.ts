import './load-env-file.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'
import { restartLean } from './restart-lean.ts'

restartLean()
// The cache of compiled modules halves the time of the next start.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
await ensureBuilt()
await import('../src/server/main.ts')
