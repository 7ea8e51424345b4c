import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { publishableKey } from './free-item.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fixtures {
  /** Errors that this test provokes on purpose: parts of a console message or of an address. */
  expectedErrors: string[]
  /** Fails the test on any console error, page error or failed request that was not expected. */
  quiet: undefined
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({ page: _ }, use) => use([]),
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const seen: string[] = []
      for (const page of context.pages()) goToStartedPages(page)
      context.on('page', goToStartedPages)
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => seen.push(`page: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 400)
          seen.push(`${response.status()} ${response.request().method()} ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        // A request that a navigation makes unnecessary is no failure.
        const reason = request.failure()?.errorText ?? ''
        if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${reason}`)
      })
      await use(undefined)
      const unexpected = seen.filter((line) => !expectedErrors.some((expected) => line.includes(expected)))
      expect(unexpected, 'no console error and no failed request').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Presses, typing and choices before a page's scripts have started are repeated once they have, but keys and hovering
 * are not: unless a test asks for the page as it arrives, it gets one whose scripts have started.
 */
function goToStartedPages(page: Page): void {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as Page['goto']
    const goAndWait: Page['goto'] = async (address, options) => {
      const response = await go(address, options)
      // A reload has its options first.
      const { waitUntil } = { ...(typeof address === 'string' ? options : (address as typeof options)) }
      if (waitUntil !== 'commit')
        await page.waitForFunction(
          () => !document.querySelector('script[data-imports]') || window.earlyActions?.onRecord,
        )
      return response
    }
    Object.assign(page, { [way]: goAndWait })
  }
}

const PHONE = { width: 390, height: 844 }

/**
 * Nothing that axe finds wrong by WCAG 2.2 AA on the page as it stands, and nothing that sticks out sideways, at the
 * width of a phone as well.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atEachWidth(page, async (width, isNarrowed) => {
    await expectAsWideAs(page, width)
    await expectNoViolations(page, `at a width of ${width}`, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // The bar at the bottom of a phone covers what happens to be there in a window that was made narrow.
      rules: { 'target-size': { enabled: !isNarrowed } },
    })
  })
}

/** As `expectAccessible`; in the dark theme as well, where nothing but the contrast is another. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colours fade from one theme to the other.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  await expectNoViolations(page, 'in the dark theme', { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same of the width alone. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  atEachWidth(page, (width) => expectAsWideAs(page, width))

async function expectAsWideAs(page: Page, width: number): Promise<void> {
  // An element that is still sliding in may stick out for a moment.
  const content = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(content, { message: `wider than ${width}`, timeout: 10_000 }).toBeLessThanOrEqual(width)
}

/**
 * Checks the page in the window that it has, and then in one of a phone's size, which saves another test there. A test
 * that runs on both sees it on the phone itself.
 */
async function atEachWidth(
  page: Page,
  check: (width: number, isNarrowed: boolean) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize() ?? PHONE
  await check(size.width, false)
  if (size.width <= PHONE.width || test.info().tags.includes('@both')) return
  await resize(page, PHONE)
  await check(PHONE.width, true)
  await resize(page, size)
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  // Elements that follow the window's width are drawn one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function expectNoViolations(page: Page, where: string, options: object): Promise<void> {
  // An element that is half faded in has too little contrast; endless animations are not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  // The page's own policy forbids foreign scripts; the browser may put one in all the same.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: string[]; failureSummary: string }[]
    }
    const result = await axe.run({
      resultTypes: ['violations'],
      // Only what no rule here asks for would be fetched once more.
      preload: false,
      ...options,
    })
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options)
  expect(violations, where).toEqual([])
}

/** Signs in as one of the demo people, by the auth service, without the screens. */
export async function signInAs(page: Page, email: string, password = 'lendaround-demo'): Promise<void> {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey() },
    data: { email, password },
  })
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`)
  await keepSession(page, await response.json())
}

/** Leaves a session in the browser, as the official client keeps it. */
export async function keepSession(page: Page, session: object): Promise<void> {
  // A page of the site's own origin, without scripts: it is there at once.
  await page.goto('/robots.txt')
  await page.evaluate(
    (text) => localStorage.setItem('sb-lendaround-auth-token', text),
    JSON.stringify(session),
  )
}
