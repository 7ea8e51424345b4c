import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '#backend/testing/free-port.ts'
import { BROWSER_ARGUMENTS, findBrowser } from './e2e/browser/find-browser.ts'

const { executablePath, env } = await findBrowser()

// Every worker reads this file again: the first reading decides for all.
process.env.E2E_PORT ??= String(await freePort())
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'lendaround-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const site = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test waits for the page half of its time: three keep two processors at work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: what passes only the second time is listed as flaky, not hidden.
  retries: 2,
  // Where everything is broken, the first failures say so.
  maxFailures: 15,
  reporter: [['list'], ['./e2e/troubled-tests-reporter.ts']],
  use: {
    baseURL: site,
    launchOptions: { executablePath, env, args: BROWSER_ARGUMENTS },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A trace costs as much as the test itself: only what failed is traced, when it runs again.
    trace: 'on-first-retry',
    // Nothing is waited for that only moves, and drawing it costs most where no graphics card does it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A test runs here, unless it is tagged @phone: a screen that is another one there, or @both.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    // Not by npm start, which reads the .env of the developer who runs this.
    command: 'node scripts/build-if-needed.ts && node src/server/main.ts',
    // By number: a bare machine may have no name for itself.
    url: `http://127.0.0.1:${process.env.E2E_PORT}/ping`,
    timeout: 180_000,
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      SITE_URL: site,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LENDAROUND_MODE: 'demo',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
    },
  },
})
