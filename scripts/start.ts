import './load-env-file.ts'
import { ensureBuilt } from './ensure-built.ts'

await ensureBuilt()
await import('../src/server/main.ts')
