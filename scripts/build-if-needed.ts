import { ensureBuilt } from './ensure-built.ts'

await ensureBuilt()
