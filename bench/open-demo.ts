import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#seed/seed.ts'
import { readConfig } from '#server/config.ts'
import { openDeps } from '#server/start.ts'
import { startProcess } from './start-process.ts'

export interface OpenDemo {
  url: string
  /** The id of an item for rent. */
  itemId: string
  stop(): Promise<void>
}

/** The demo as visitors see it, on the embedded database, once all its pictures have been made. */
export async function openDemo(): Promise<OpenDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-demo-'))
  const itemId = await seed(folder)
  const running = await startProcess('src/server/main.ts', {
    DATA_DIR: folder,
    LENDAROUND_MODE: 'demo',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  })
  return {
    url: running.url,
    itemId,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function seed(folder: string): Promise<string> {
  const deps = await openDeps(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' }))
  const demo = await seedDemo(deps)
  await demo.done
  const { rows } = await deps.db.pool.query<{ id: string }>(
    `select id from public.items where status = 'published' order by booking_count desc, id limit 1`,
  )
  await deps.db.close()
  return rows[0]!.id
}
