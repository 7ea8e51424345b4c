import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fixtures {
  /** Errors that this test provokes on purpose: parts of a console message or of an address. */
  expectedErrors: string[]
  /** Fails the test on any console error, page error or failed request that nobody expected. */
  quiet: undefined
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({ page: _ }, use) => use([]),
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const seen: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => seen.push(`page: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 400)
          seen.push(`${response.status()} ${response.request().method()} ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        // What a navigation makes unnecessary is no failure.
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

/** Nothing that axe finds wrong by WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is half faded in has too little contrast; what turns for ever is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  // The page's own policy forbids foreign scripts; the browser may put one in all the same.
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: string[]; failureSummary: string }[]
    }
    const result = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  })
  expect(violations).toEqual([])
}

/** Nothing sticks out sideways: the page is as wide as the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window as number)
}

/** Signs in as one of the demo people, by the auth service, without the screens. */
export async function signInAs(page: Page, email: string, password = 'lendaround-demo'): Promise<void> {
  await page.goto('/how-it-works')
  await page.evaluate(
    async ({ email, password }) => {
      const key = document.documentElement.innerHTML.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
      const response = await fetch('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: key },
        body: JSON.stringify({ email, password }),
      })
      if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`)
      localStorage.setItem('sb-lendaround-auth-token', JSON.stringify(await response.json()))
    },
    { email, password },
  )
}
