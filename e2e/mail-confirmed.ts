import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#backend/testing/free-port.ts'
import { test as base } from './test.ts'

/** For a machine that is busy with other work. */
const START_MS = 300_000

/** As `test`, on a server of its own that believes an address only once its mail was read, as in production. */
export const test = base.extend<object, { confirmingSite: string }>({
  confirmingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright wants a pattern here
    async ({}, use) => {
      const port = await freePort()
      const site = `http://localhost:${port}`
      const folder = mkdtempSync(join(tmpdir(), 'lendaround-e2e-confirming-'))
      const server = spawn('node', ['src/server/main.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          SITE_URL: site,
          DATA_DIR: folder,
          // Unlike the demo it seeds no people, and starts at once.
          LENDAROUND_MODE: 'development',
          RATE_LIMITS: 'false',
          LOG_LEVEL: 'error',
          AUTH_AUTOCONFIRM: 'false',
          AUTH_MAIL_INTERVAL_SECONDS: '0',
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
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ confirmingSite }, use) => use(confirmingSite),
})

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
