import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/browser/find-browser.ts'

// Takes the pictures that the manifest shows before the site is installed, of a running demo:
// node scripts/take-screenshots.ts http://localhost:3000
const site = process.argv[2]
if (!site) throw new Error('node scripts/take-screenshots.ts <address of a running demo>')

const PHONE = { width: 390, height: 844 }
const PICTURES = [
  { name: 'home', path: '/', size: PHONE, scale: 2 },
  { name: 'search', path: '/search?category=camping', size: PHONE, scale: 2 },
  { name: 'wide', path: '/', size: { width: 1280, height: 800 }, scale: 1 },
]

const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGUMENTS })
for (const { name, path, size, scale } of PICTURES) {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale, locale: 'en' })
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' })
  const file = join(import.meta.dirname, `../public/screenshot-${name}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: 75 })
  await page.close()
}
await browser.close()
