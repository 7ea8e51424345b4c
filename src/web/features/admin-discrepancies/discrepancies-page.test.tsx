// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import errors from '../../i18n/errors/en.json' with { type: 'json' }
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const RETURNED = {
  id: 'd1',
  kind: 'payout.returned',
  own_cents: 0,
  provider_cents: 1_200,
  found_at: '2026-05-01T10:00:00Z',
  decision: null,
  reason: null,
  reference: '1007 · tr_1 · po_1',
  explained_at: null,
  explanation: null,
}
const DIFFERS = { ...RETURNED, id: 'd2', kind: 'payment.captured', own_cents: 500, reference: 'pi_1' }

let page: Awaited<ReturnType<typeof showScreen>>
let listed: object[]
let answer: () => Response
/** The decisions that were sent. */
let sent: object[]

async function visit() {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] }),
    '/rest/v1/discrepancies': () => Response.json(listed),
    '/functions/v1/settle-return': () => answer(),
    '/functions/v1/explain-discrepancies': () => answer(),
  })
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input instanceof Request ? input.url : input).includes('/functions/v1/'))
      sent.push(JSON.parse(String(init?.body)))
    return network(input, init)
  })
  page = await showScreen(
    async () => {
      const { DiscrepanciesPage } = await import('./discrepancies-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <DiscrepanciesPage />
        </QueryClientProvider>
      )
    },
    { features: ['admin', 'office'] },
  )
  document.body.append(page.place)
}

const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))
const press = (label: string, within = '') =>
  settle(async () =>
    [...page.place.querySelectorAll<HTMLElement>(`${within} button`)]
      .find(({ textContent }) => textContent === label)!
      .click(),
  )
const choose = (value: string) =>
  settle(async () => page.place.querySelector<HTMLElement>(`input[value="${value}"]`)!.click())
const write = (words: string) =>
  settle(async () => {
    const field = page.place.querySelector('textarea')!
    // React listens to the property that it set itself.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

// The first import compiles the whole page.
beforeAll(() => import('./discrepancies-page.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  listed = [RETURNED]
  sent = []
  answer = () => Response.json({ id: 'd1' })
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(['again', 'keep'])('sends the decision “%s” with its reason, and only with one', async (decision) => {
  await visit()
  await shows('€12.00')
  await press('Decide')
  await choose(decision)
  await press('Decide', 'dialog')
  await shows('Say why, in a few words.')
  expect(sent).toEqual([])
  await write('  It was a mistake ')
  listed = []
  await press('Decide', 'dialog')
  await eventually(() =>
    expect(sent).toEqual([{ id: 'd1', cents: 1_200, decision, reason: 'It was a mistake' }]),
  )
  await eventually(() => expect(page.place.querySelector('dialog')).toBeNull())
  await eventually(() => expect(page.place.textContent).not.toContain('€12.00'))
})

it('says that it was decided meanwhile, and stays open', async () => {
  answer = () => Response.json({ code: 'NOT_FOUND', message: 'x', details: null }, { status: 404 })
  await visit()
  await shows('€12.00')
  await press('Decide')
  await write('Too late')
  await press('Decide', 'dialog')
  await shows(errors['errors.NOT_FOUND'])
  expect(sent).toHaveLength(1)
  expect(page.place.querySelector('dialog')).not.toBeNull()
})

it('shows the reason of a decision that is under way, and offers none', async () => {
  listed = [{ ...RETURNED, decision: 'again', reason: 'It was a mistake' }]
  await visit()
  await shows('It was a mistake')
  expect(page.place.querySelector('button')).toBeNull()
})

it('explains those that were chosen with one reason, and says for which it was not possible', async () => {
  listed = [RETURNED, DIFFERS, { ...DIFFERS, id: 'd3', reference: 'pi_2' }]
  answer = () => Response.json({ done: 1, refused: [{ id: 'd3', code: 'NOT_FOUND' }] })
  await visit()
  await shows('pi_2')
  const boxes = [...page.place.querySelectorAll<HTMLElement>('input[type="checkbox"]')]
  // Money that came back is decided on by itself.
  expect(boxes).toHaveLength(2)
  for (const box of boxes) await settle(async () => box.click())
  await press('Mark as explained')
  await press('Mark as explained', 'dialog')
  await shows('Say why, in a few words.')
  await write(' Fees of the provider ')
  listed = [RETURNED]
  await press('Mark as explained', 'dialog')
  await eventually(() => expect(sent).toEqual([{ ids: ['d2', 'd3'], reason: 'Fees of the provider' }]))
  await shows('Done for 1 row')
  await shows(errors['errors.NOT_FOUND'])
})
