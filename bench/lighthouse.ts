import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '#backend/testing/free-port.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/browser/find-browser.ts'
import { ensureBuilt } from '../scripts/ensure-built.ts'
import { openDemo } from './open-demo.ts'

// Runs Lighthouse with its phone settings on the pages where visits begin:
// node bench/lighthouse.ts [--runs 3] [--audits]
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, audits: { type: 'boolean', default: false } },
})
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

await ensureBuilt()
const demo = await openDemo()
const port = await freePort()
const { executablePath, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  env,
  args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
})
const pages = {
  home: '/',
  search: '/search?q=drill',
  product: `/product/${demo.itemId}`,
  landing: '/rent/berlin',
  'landing of a district': '/rent/berlin/kreuzberg',
}
try {
  for (const [name, path] of Object.entries(pages)) {
    const runs: Result[] = []
    for (let n = 0; n < Number(values.runs); n++) runs.push(await look(`${demo.url}${path}`))
    report(name, median(runs))
  }
} finally {
  await browser.close()
  await demo.stop()
}

async function look(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
  return result.lhr
}

function median(runs: Result[]): Result {
  const sorted = [...runs].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  return sorted[Math.floor(sorted.length / 2)]!
}

function report(name: string, result: Result) {
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(result, category)}`)
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const shown = times.map((id) => `${id} ${result.audits[id]?.displayValue}`)
  console.log(`${name}: ${scores.join(', ')}; JavaScript ${scriptKilobytes(result)} kB`)
  console.log(`  ${shown.join(', ')}`)
  for (const audit of values.audits ? Object.values(result.audits) : []) {
    if (audit.score !== null && audit.score < 0.9)
      console.log(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`)
  }
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

/** The compressed size of the scripts that were transferred. */
function scriptKilobytes(result: Result): number {
  const details = result.audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const bytes = requests
    .filter((request) => request.resourceType === 'Script')
    .reduce((sum, request) => sum + Number(request.transferSize), 0)
  return Math.round(bytes / 100) / 10
}
