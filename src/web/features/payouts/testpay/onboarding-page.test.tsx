// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TestOnboarding } from '#contract/payouts.ts'
import { eventually } from '../../../lib/testing/eventually.ts'
import { answerWith } from '../../../lib/testing/pretend-session.ts'
import { showScreen } from '../../../lib/testing/show-screen.tsx'

const VIEW = '/functions/v1/view-test-onboarding'
const ANSWER = '/functions/v1/answer-test-onboarding'
const BACK = 'http://site.test/dashboard/payout-account'

const account = (change: Partial<TestOnboarding> = {}): TestOnboarding => ({
  email: 'lena@example.test',
  country: 'AT',
  state: 'new',
  isOver: false,
  returnUrl: BACK,
  ...change,
})

let page: Awaited<ReturnType<typeof showScreen>>
const assign = vi.fn<(address: string | URL) => void>()
const replace = vi.fn<(address: string | URL) => void>()

async function visit(answer: () => Response) {
  answerWith({ [VIEW]: answer, [ANSWER]: () => Response.json({ url: BACK }) })
  page = await showScreen(
    async () => {
      const { OnboardingPage } = await import('./onboarding-page.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <OnboardingPage />
        </QueryClientProvider>
      )
    },
    { features: ['payouts'], search: '?link=abc' },
  )
  document.body.append(page.place)
}
const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))

// The first import compiles the whole page.
beforeAll(() => import('./onboarding-page.tsx'), 60_000)
beforeEach(() => {
  assign.mockReset()
  replace.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says whose account it is, and leads back after the answers', async () => {
  await visit(() => Response.json(account()))
  await shows('lena@example.test')
  expect(page.place.textContent).toContain('Austria')
  await page.press()
  await eventually(() => expect(assign).toHaveBeenCalledWith(BACK))
})

it('asks for a bank account only where there will be one', async () => {
  await visit(() => Response.json(account()))
  await shows('Which bank account should it have?')
  page.place.querySelector<HTMLInputElement>('input[value="refused"]')!.click()
  await eventually(() => expect(page.place.textContent).not.toContain('Which bank account'))
})

it('leads back by itself where the link is used up', async () => {
  await visit(() => Response.json(account({ isOver: true, returnUrl: `${BACK}?again` })))
  await eventually(() => expect(replace).toHaveBeenCalledWith(`${BACK}?again`))
})

it.each([
  [() => Response.json(account({ state: 'refused' })), 'This account was refused'],
  [() => Response.json({ code: 'NOT_FOUND', message: 'x' }, { status: 404 }), 'This link leads nowhere'],
  [
    () => Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'x' }, { status: 503 }),
    'We could not check your account',
  ],
])('asks nothing where there is nothing to answer: %#', async (answer, sentence) => {
  await visit(answer)
  await shows(sentence)
  expect(page.place.querySelector('input')).toBeNull()
})
