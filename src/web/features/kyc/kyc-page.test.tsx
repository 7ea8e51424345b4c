// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Terms } from '#domain/settings/terms.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ONCE = 'You do this once, then you go straight on.'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./kyc-page.tsx'))

/** What the page says to a person of this level, once it knows the level. */
async function textFor(
  level: number,
  search: string,
  status = level > 0 ? 'verified' : 'none',
  submissions: object[] = [],
  { checks = [], service, terms = {} }: { checks?: object[]; service?: string; terms?: Partial<Terms> } = {},
): Promise<string> {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/profiles': () => Response.json({ kyc_level: level, kyc_status: status, submissions, checks }),
    '/functions/v1/refresh-identity-check': () => Response.json(checks[0] ?? {}),
    '/functions/v1/open-identity-check': () =>
      Response.json({ code: 'PAYMENT_PROVIDER_DOWN' }, { status: 503 }),
    '/rest/v1/rpc/my_identity_details': () =>
      Response.json({ firstName: 'Mia', lastName: 'Muster', birthDate: '1990-05-04', country: 'DE' }),
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['user'] }),
  })
  page = await showScreen(
    async () => {
      const { KycPage } = await import('./kyc-page.tsx')
      const { setTerms } = await import('#domain/settings/terms.ts')
      setTerms(terms)
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <KycPage />
        </QueryClientProvider>
      )
    },
    { features: ['kyc'], search, config: service ? { identityService: service } : {} },
  )
  await eventually(() => {
    expect(page.place.textContent).not.toContain('Loading')
    expect(page.place.querySelector('form, [role=status], [data-by-camera]')).not.toBeNull()
  })
  return page.place.textContent!
}

it('promises to ask once only on the way to something, and asks for the first proof', async () => {
  expect(await textFor(0, '?next=/booking/summary')).toContain(ONCE)
  expect(page.place.querySelector('form')).not.toBeNull()
})

it.each([
  ['the first proof', 0, ''],
  ['one proof more of a verified person', 1, '?level=2'],
])('does not promise to ask once above the question for %s', async (_, level, search) => {
  const text = await textFor(level, search)
  expect(page.place.querySelector('form')).not.toBeNull()
  expect(text).not.toMatch(/You do this once|not be asked again/)
})

it('says from which amount on an ID is needed where that is not every booking', async () => {
  const terms = { identityFromCents: 5_000, selfieAboveCents: 20_000 }
  const text = await textFor(0, '', 'none', [], { terms })
  expect(text).toContain('From €50 in one order we need an ID, above €200 a selfie too.')
  expect(text).toContain('To rent for €50 to €200 in one order.')
})

it('says that a verification has expired, and asks for the first proof', async () => {
  expect(await textFor(0, '', 'expired')).toContain('Your identity document has expired')
  expect(page.place.querySelector('form')).not.toBeNull()
})

describe('a document in its last month', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const document = { step: 'identity', status: 'verified', reason: null, message: null }
  const ending = { ...document, submitted_at: '2026-01-01T10:00:00Z', valid_until: day(20) }
  const newer = { ...document, submitted_at: '2026-11-01T10:00:00Z', valid_until: day(3_000) }

  it('is replaced by a new one on request, while it still counts', async () => {
    expect(await textFor(1, '', 'basic', [ending])).toContain('Send a new document')
    expect(page.place.querySelector('form')).toBeNull()
    await page.close()
    expect(await textFor(1, '?renew=identity', 'basic', [ending])).toContain('the present one counts until')
    expect(page.place.querySelector('form')).not.toBeNull()
  })

  it('has a form that knows the birth date already', async () => {
    await textFor(1, '?renew=identity', 'basic', [ending])
    const birthDate = () => page.place.querySelector<HTMLInputElement>('input[autocomplete=bday]')!.value
    await eventually(() => expect(birthDate()).toBe('1990-05-04'))
  })

  it('is not asked for while a new one is being checked, and again with the reason once that was rejected', async () => {
    const pending = { ...newer, status: 'pending' }
    expect(await textFor(1, '?renew=identity', 'basic', [pending, ending])).toContain('still counts')
    expect(page.place.querySelector('form')).toBeNull()
    await page.close()
    const rejected = { ...newer, status: 'rejected', reason: 'unreadable' }
    expect(await textFor(1, '?renew=identity', 'basic', [rejected, ending])).toContain('too blurred')
    expect(page.place.querySelector('form')).not.toBeNull()
  })

  it('is not replaced before', async () => {
    const text = await textFor(1, '?renew=identity', 'basic', [newer])
    expect(text).toContain('Expires on')
    expect(text).not.toContain('Send a new document')
    expect(page.place.querySelector('form')).toBeNull()
  })
})

describe('the form', () => {
  const labels = () =>
    [...page.place.querySelectorAll('input[type=file]')].map(
      (input) =>
        page.place.querySelector(`#${CSS.escape(input.getAttribute('aria-labelledby')!)}`)?.textContent,
    )

  it('asks for both sides of a card, and for one page of a passport', async () => {
    await textFor(0, '')
    expect(labels()).toEqual(['Front of the document', 'Back of the document'])
    const type = page.place.querySelector('select')!
    type.value = 'passport'
    type.dispatchEvent(new Event('change', { bubbles: true }))
    await eventually(() => expect(labels()).toEqual(['Photo of the page with your picture']))
  })
})

it('names the step that it is at', async () => {
  expect(await textFor(1, '?level=2')).toContain('Step 2 of 2 · Selfie')
})

it('asks a verified person for nothing', async () => {
  const text = await textFor(1, '')
  expect(text).toContain('Your identity is verified')
  expect(text).not.toContain(ONCE)
  expect(page.place.querySelector('form')).toBeNull()
})

describe('with a service that compares document and face', () => {
  const service = 'Facecheck'
  const button = (name: string) =>
    [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))

  it('offers the camera first, and photos to who prefers them', async () => {
    const text = await textFor(0, '', 'none', [], { service })
    expect(text).toContain('Facecheck compares your document with your face')
    expect(page.place.querySelector('form')).toBeNull()
    button('Send photos instead')!.click()
    await eventually(() => expect(page.place.querySelector('form')).not.toBeNull())
    button('Use the camera instead')!.click()
    await eventually(() => expect(page.place.querySelector('form')).toBeNull())
  })

  it('says so where the service cannot be reached, and lets the person try again', async () => {
    await textFor(0, '', 'none', [], { service })
    button('Start with the camera')!.click()
    await eventually(() => expect(page.place.querySelector('[role=alert]')).not.toBeNull())
    expect(button('Start with the camera')!.getAttribute('aria-busy')).not.toBe('true')
  })

  it('goes on with a check that was broken off', async () => {
    const checks = [{ status: 'open' }]
    expect(await textFor(0, '', 'none', [], { service, checks })).toContain('Go on with the camera')
  })

  it('waits while what was shown is looked at', async () => {
    const text = await textFor(0, '', 'none', [], { service, checks: [{ status: 'checking' }] })
    expect(page.place.querySelector('[role=status]')).not.toBeNull()
    expect(text).not.toContain('camera')
  })

  it('leaves the proof of an address to photos', async () => {
    await textFor(2, '?level=3', 'verified', [], { service })
    expect(page.place.querySelector('form')).not.toBeNull()
  })
})
