import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#backend/testing/free-port.ts'

/** For a machine that is busy with other work. */
export const START_MS = 300_000

/** Starts a server of a test's own with these settings, on an empty folder, for as long as `use` takes. */
export async function onOwnSite(
  settings: Record<string, string>,
  use: (site: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-e2e-own-'))
  const server = spawn('node', ['src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: site,
      DATA_DIR: folder,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  try {
    await untilUp(`http://127.0.0.1:${port}/ping`)
    await use(site)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilUp(address: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const up = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${address} did not come up`)
}
