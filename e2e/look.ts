import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from './browser/find-browser.ts'

// Takes a screenshot of a page of a running server: node e2e/look.ts <address> <file.png> [--phone] [--dark] …
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    as: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    wait: { type: 'string', default: '500' },
  },
})
const [address, file] = positionals
if (!address || !file) {
  console.error(
    'node e2e/look.ts <address> <file.png> [--phone] [--dark] [--full] [--lang de] [--as marta@demo.lendaround.example] [--click <selector>]… [--wait <ms>]',
  )
  process.exit(2)
}

const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGUMENTS })
const context = await browser.newContext({
  viewport: values.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  hasTouch: values.phone,
  isMobile: values.phone,
  colorScheme: values.dark ? 'dark' : 'light',
  locale: values.lang,
  deviceScaleFactor: values.phone ? 2 : 1,
})
const page = await context.newPage()
page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()))
page.on('pageerror', (error) => console.error('page error:', error.message))
page.on(
  'response',
  (response) => response.status() >= 400 && console.error(response.status(), response.url()),
)

if (values.as) await signIn(values.as)
await page.goto(address, { waitUntil: 'networkidle' })
for (const selector of values.click) await page.click(selector)
await page.waitForTimeout(Number(values.wait))
await page.screenshot({ path: file, fullPage: values.full })
await browser.close()

/** Signs in as one of the demo people, by the way of the login page's own session. */
async function signIn(email: string) {
  const site = new URL(address as string).origin
  await page.goto(`${site}/how-it-works`)
  await page.evaluate(
    async ({ email, password }) => {
      const key = document.documentElement.innerHTML.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
      const response = await fetch('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key },
        body: JSON.stringify({ email, password }),
      })
      localStorage.setItem('sb-lendaround-auth-token', JSON.stringify(await response.json()))
    },
    { email, password: 'lendaround-demo' },
  )
}
