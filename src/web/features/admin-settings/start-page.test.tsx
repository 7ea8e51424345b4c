// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { definitionOf, SETTING_NAMES } from '#domain/settings/settings.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { type Answers, answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'
import { START_STEPS } from './start-steps.ts'

const VALUES: Record<string, unknown> = {
  flag: true,
  number: 1,
  percent: 1,
  cents: 100,
  percents: [1],
  choices: ['DE'],
  choice: 'always',
  colour: '#0f5c45',
}
const DEFAULTS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, VALUES[definitionOf(name).kind] ?? '']),
)

const EMPTY_SITE = {
  isOperatorNamed: false,
  mail: 'missing',
  payments: 'play',
  staff: 1,
  staffWithSecondFactor: 0,
  moderators: 0,
  backedUpAt: null,
}
const WHOLE_SITE = {
  ...EMPTY_SITE,
  isOperatorNamed: true,
  mail: 'smtp',
  staffWithSecondFactor: 1,
  moderators: 1,
  backedUpAt: new Date().toISOString(),
}

let page: Awaited<ReturnType<typeof showScreen>>
let said: {
  done: Record<string, string>
  email: string
  mailSentAt: string | null
  hasOffer: boolean
  hasVerified: boolean
  hasPaid: boolean
  isDemo?: boolean
}
/** What was sent, by the name of its use case. */
let sent: [string, unknown][]
beforeEach(() => {
  said = {
    done: {},
    email: 'mia@example.org',
    mailSentAt: null,
    hasOffer: false,
    hasVerified: false,
    hasPaid: false,
  }
  sent = []
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./start-page.tsx'))

async function visit(setup: object, answers: Answers = {}) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] }),
    '/rest/v1/setting_changes': () => Response.json([]),
    '/functions/v1/load-settings': () => Response.json({ defaults: DEFAULTS, environment: {} }),
    '/functions/v1/load-setup': () => Response.json(said),
    '/functions/v1/load-health': () => Response.json({ setup }),
    ...answers,
  })
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const [, name] = /^\/functions\/v1\/((?:finish|send|confirm|reset)-.*)/.exec(pathname) ?? []
    if (name) sent.push([name, JSON.parse(String(init?.body ?? '{}'))])
    return network(input, init)
  })
  page = await showScreen(
    async () => {
      const { StartPage } = await import('./start-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <StartPage />
        </QueryClientProvider>
      )
    },
    { features: ['settings'] },
  )
  document.body.append(page.place)
}
const step = (name: string) => page.place.querySelector(`#${name}`)
const press = (within: string, text: string) =>
  settle(async () =>
    [...step(within)!.querySelectorAll('button')].find((one) => one.textContent === text)!.click(),
  )

it('leads through every step of an empty site in order, and says that mails go nowhere', async () => {
  await visit(EMPTY_SITE)
  await eventually(() => expect(page.place.textContent).toContain('9 of 9 steps left'))
  expect([...page.place.querySelectorAll('ol > li')].map(({ id }) => id)).toEqual([...START_STEPS])
  expect(page.place.textContent).toContain('Mails go nowhere yet')
  expect(step('team')?.textContent).toContain('With a second factor: 0 of 1.')
  expect([...step('payments')!.querySelectorAll('li')].map((part) => part.textContent)).toEqual([
    expect.stringMatching(/^Something is on offer.*\(still to do\)$/),
    expect.stringMatching(/^Somebody’s identity is verified.*\(still to do\)$/),
    expect.stringMatching(/^You have found it.*\(still to do\)$/),
  ])
  expect([...step('payments')!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin/listings', '/kyc-onboarding', '/search'],
  ])
})

it('takes a step as done once the admin says so, and counts it', async () => {
  await visit(EMPTY_SITE, {
    '/functions/v1/finish-setup-step': () => {
      said.done = { fee: new Date().toISOString() }
      return Response.json({})
    },
  })
  await eventually(() => expect(step('fee')).not.toBeNull())
  await press('fee', 'This is right')
  await eventually(() => expect(page.place.textContent).toContain('8 of 9 steps left'))
  expect(sent).toEqual([['finish-setup-step', { step: 'fee', isDone: true }]])
  expect(step('fee')?.querySelector('h2')?.textContent).toContain('(done)')
  expect(step('fee')?.textContent).toContain('Look at it again')
})

it('sends a test mail, and asks for its code only then', async () => {
  await visit(WHOLE_SITE, {
    '/functions/v1/send-test-mail': () => {
      said.mailSentAt = new Date().toISOString()
      return Response.json({})
    },
    '/functions/v1/confirm-test-mail': () => Response.json({ code: 'TEST_CODE_WRONG' }, { status: 422 }),
  })
  await eventually(() => expect(step('mail')).not.toBeNull())
  expect(step('mail')?.querySelector('input')).toBeNull()
  await press('mail', 'Send the test mail')
  await eventually(() => expect(step('mail')?.textContent).toContain('Code from the mail to mia@example.org'))
  const input = step('mail')!.querySelector('input')!
  await settle(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '123 456')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('mail', 'It arrived')
  await eventually(() => expect(sent.at(-1)).toEqual(['confirm-test-mail', { code: '123456' }]))
  await eventually(() =>
    expect(step('mail')?.textContent).toContain('This is not the code of the last test mail.'),
  )
})

it('says that everything is set up', async () => {
  const at = new Date().toISOString()
  said = { ...said, done: { brand: at, fee: at, categories: at, places: at, mail: at }, hasPaid: true }
  await visit(WHOLE_SITE)
  await eventually(() => expect(page.place.textContent).toContain('Everything is set up.'))
  expect(page.place.textContent).not.toContain('Mails go nowhere yet')
})

it('says that the steps could not be loaded, and loads them again', async () => {
  let isDown = true
  await visit(EMPTY_SITE, {
    '/functions/v1/load-setup': () =>
      isDown ? Response.json({ code: 'unexpected' }, { status: 500 }) : Response.json(said),
  })
  await eventually(() => expect(page.place.textContent).toContain('The steps could not be loaded'))
  isDown = false
  await page.press()
  await eventually(() => expect(page.place.textContent).toContain('9 of 9 steps left'))
})

const pressNamed = (text: string, within = '') =>
  settle(async () =>
    [...page.place.querySelectorAll<HTMLElement>(`${within} button`)]
      .find((one) => one.textContent === text)!
      .click(),
  )

it('begins a demo anew only after it said what that deletes, and where it is then', async () => {
  said.isDemo = true
  await visit(WHOLE_SITE, {
    '/functions/v1/reset-demo': () => Response.json({ code: 'UNAUTHORIZED', message: 'x' }, { status: 403 }),
  })
  await eventually(() => expect(page.place.textContent).toContain('Begin the demo anew'))
  await pressNamed('Begin anew')
  expect(page.place.textContent).toContain('cannot be undone')
  const choice = page.place.querySelector('dialog select') as HTMLSelectElement
  expect([...choice.options].map(({ text }) => text)).toContain('Switzerland')
  await settle(async () => {
    choice.value = 'CH'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(sent).toEqual([])
  await pressNamed('Delete all and begin anew', 'dialog')
  await eventually(() => expect(sent).toEqual([['reset-demo', { country: 'CH' }]]))
  await eventually(() => expect(page.place.querySelector('dialog')?.textContent).toContain('permission'))
})

it('offers that to no other site', async () => {
  await visit(WHOLE_SITE)
  await eventually(() => expect(step('mail')).not.toBeNull())
  expect(page.place.textContent).not.toContain('Begin the demo anew')
})
