import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { freePort } from '#backend/testing/free-port.ts'
import { startPostgres } from '#backend/testing/postgres-server.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../../e2e/browser/find-browser.ts'

// Walks through the demo in a browser where the protocols are another server's, as with a hosted project: one process renders
// the pages (SUPABASE_URL), another one answers for accounts, rows, files, use cases and live updates.
// npm run build && node scripts/hosted/journey.ts
const ROOT = join(import.meta.dirname, '../..')
const PROTOCOLS = ['/auth/v1', '/rest/v1', '/functions/v1', '/realtime/v1']
const PATIENCE_MS = 180_000
if (!existsSync(join(ROOT, 'build/server'))) throw new Error('Build the pages first: npm run build')

const folder = mkdtempSync(join(tmpdir(), 'lendaround-journey-'))
const postgres = await startPostgres()
const running: ChildProcess[] = []
try {
  const client = new pg.Client(`${postgres.url}/postgres`)
  await client.connect()
  await client.query('create database journey')
  await client.end()
  const [pagesPort, protocolsPort] = [await freePort(), await freePort()]
  const site = `http://localhost:${pagesPort}`
  const elsewhere = `http://127.0.0.1:${protocolsPort}`
  await start(protocolsPort, elsewhere, { SITE_URL: site, REALTIME_ORIGINS: site })
  await start(pagesPort, site, { SITE_URL: site, SUPABASE_URL: elsewhere })
  await walk(site, elsewhere)
} finally {
  for (const child of running) child.kill()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function start(port: number, address: string, settings: Record<string, string>): Promise<void> {
  const child = spawn('node', ['src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LENDAROUND_MODE: 'demo',
      PORT: String(port),
      DATABASE_URL: `${postgres.url}/journey`,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  running.push(child)
  const until = Date.now() + PATIENCE_MS
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The server at ${address} does not start`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function walk(site: string, elsewhere: string): Promise<void> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGUMENTS })
  try {
    const page = await (await browser.newContext({ locale: 'en' })).newPage()
    const seen = watch(page)
    await page.goto(`${site}/search?q=drill`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.goto(`${site}/login`)
    await page.getByRole('button', { name: /Marta/ }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await page.goto(`${site}/dashboard/my-rentals`)
    await page.getByRole('main').getByRole('link').first().waitFor()
    await page.goto(`${site}/account/privacy`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    await download
    console.log(`${seen.requests.length} requests of protocols, ${seen.sockets.length} sockets`)
    const here = [...seen.requests, ...seen.sockets].filter(
      (url) => !url.startsWith(elsewhere.replace('http:', '')),
    )
    if (here.length > 0) throw new Error(`Asked of the pages' own server: ${here.join(', ')}`)
    const missing = PROTOCOLS.filter(
      (path) => ![...seen.requests, ...seen.sockets].some((url) => url.includes(path)),
    )
    if (missing.length > 0) throw new Error(`Never asked elsewhere: ${missing.join(', ')}`)
    if (seen.errors.length > 0) throw new Error(`Errors in the browser:\n${seen.errors.join('\n')}`)
    console.log('The journey went well')
  } finally {
    await browser.close()
  }
}

/** Notes, without `http:` or `ws:`, whom the page asks, and what goes wrong. */
function watch(page: Page) {
  const seen = { requests: [] as string[], sockets: [] as string[], errors: [] as string[] }
  const isProtocol = (url: string) => PROTOCOLS.some((path) => url.includes(path))
  page.on('request', (request) => {
    if (isProtocol(request.url())) seen.requests.push(request.url().replace(/^http:/, ''))
  })
  page.on('websocket', (socket) => seen.sockets.push(socket.url().replace(/^ws:/, '')))
  page.on('response', (response) => {
    if (response.status() >= 400) seen.errors.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
  })
  page.on('pageerror', (error) => seen.errors.push(error.message))
  return seen
}
