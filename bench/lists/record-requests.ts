import type { BrowserContext, Page } from '@playwright/test'

/** A request of a page, as it can be sent again. */
export interface PageRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/** Calls that change something, or that a page makes for another reason than to show itself. */
const SKIPPED =
  /\/functions\/v1\/(?!search|list|load|read|count|show|find|platform|health|preview)|\/realtime\/|\/token\?/

/** Without a request for so long a page is complete. */
const QUIET_MS = 1_500
/** A page that asks for nothing until then never does. */
const PATIENCE_MS = 20_000

/** A page that never stops asking is left after so long, with what it has asked for. */
const MAX_MS = 60_000

/** Opens the page in the browser, or the search there, and returns the requests for data that it made, and which failed. */
export async function recordRequests(context: BrowserContext, url: string, find?: string) {
  const page = await context.newPage()
  try {
    return await record(page, url, find)
  } finally {
    await page.close()
  }
}

async function record(page: Page, url: string, find: string | undefined) {
  const requests = new Map<string, PageRequest>()
  const failures: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  page.on('request', (request) => {
    const address = request.url()
    const method = request.method()
    const isData =
      /\/(rest|functions|auth)\/v1\//.test(address) &&
      (method === 'GET' || method === 'POST' || method === 'HEAD')
    if (!isData || SKIPPED.test(address)) return
    const body = request.postData()
    requests.set(`${method} ${address} ${body}`, { method, url: address, headers: request.headers(), body })
  })
  let latest = Date.now()
  page.on('request', () => (latest = Date.now()))
  page.on('response', () => (latest = Date.now()))
  /** A page first runs its script, which a busy machine takes seconds for, then loads. */
  const settle = async () => {
    const started = Date.now()
    const isUnderWay = () =>
      Date.now() - latest < QUIET_MS || (requests.size === 0 && Date.now() - started < PATIENCE_MS)
    while (isUnderWay() && Date.now() - started < MAX_MS) await page.waitForTimeout(100)
  }
  await page.goto(url, { timeout: MAX_MS })
  await settle()
  if (find) {
    requests.clear()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type(find, { delay: 20 })
    await settle()
  }
  const more = page.getByRole('button', { name: /^(Show|Load) .*more|^More/i }).first()
  if (await more.isVisible()) {
    await more.click()
    await settle()
  }
  const shown = new URL(page.url()).pathname
  return { requests: [...requests.values()], failures, shown }
}
