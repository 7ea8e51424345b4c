import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PROVIDER_CLIENT } from '#backend/auth/testing/provider-client.ts'
import { freePort } from '#backend/testing/free-port.ts'
import { BROWSER_ARGUMENTS, findBrowser } from './e2e/browser/find-browser.ts'

const { executablePath, env } = await findBrowser()

// Every worker loads this file again: the value from the first load applies to all.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_PROVIDER_PORT ??= String(await freePort())
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
  // A test spends half of its time waiting for the page: three workers keep two processors busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: a test that passes only on its second run is listed as flaky.
  retries: 2,
  // If everything is broken, the first failures suffice.
  maxFailures: 15,
  reporter: [['list'], ['./e2e/troubled-tests-reporter.ts']],
  use: {
    baseURL: site,
    launchOptions: { executablePath, env, args: BROWSER_ARGUMENTS },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A trace costs as much as the test itself: only the second run of a failed test is traced.
    trace: 'on-first-retry',
    // No test depends on an animation, and animations are slow to draw without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers, no test can route: only those of pages without a connection have one.
    serviceWorkers: 'block',
  },
  projects: [
    // Tests run here unless tagged @phone, for screens that differ on a phone; @both runs in both projects.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    // Not npm start, which reads the developer's .env.
    command: 'node scripts/build-if-needed.ts && node src/server/main.ts',
    // An IP address: on a minimal machine, localhost may not resolve.
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
      // The test of sign-in with a provider starts it.
      AUTH_OIDC_PROVIDERS: 'acme',
      AUTH_OIDC_PRIVATE: 'true',
      AUTH_OIDC_ACME_LABEL: 'Acme',
      AUTH_OIDC_ACME_ISSUER: `http://localhost:${process.env.E2E_PROVIDER_PORT}`,
      AUTH_OIDC_ACME_CLIENT_ID: PROVIDER_CLIENT.id,
      AUTH_OIDC_ACME_CLIENT_SECRET: PROVIDER_CLIENT.secret,
    },
  },
})
