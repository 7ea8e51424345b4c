// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useImperativeHandle } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Checkout } from '#contract/checkout.ts'
import { setTerms } from '#domain/settings/terms.ts'
import type {
  Confirmation,
  OpenPayment,
  PaymentEntryProps,
  WalletsProps,
} from '../../entities/payment/payment-entry.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { type Answers, answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const GET = '/functions/v1/get-checkout'
const START = '/functions/v1/start-payment'
const HOLD = '/functions/v1/place-hold'
const COMPLETE = '/functions/v1/complete-checkout'

const held = (change: Partial<Checkout> = {}): Checkout => ({
  state: 'held',
  now: new Date().toISOString(),
  endsAt: new Date(Date.now() + 20 * 60_000).toISOString(),
  kycLevel: 1,
  address: null,
  terms: {},
  payment: { provider: 'test', cards: [], completed: null },
  lines: [
    {
      reservationId: 'r1',
      startDate: '2030-05-04T08:00:00.000Z',
      endDate: '2030-05-06T08:00:00.000Z',
      timeZone: 'Europe/Berlin',
      quantity: 1,
      lender: { name: 'Olga', avatar_path: null, is_verified: true, rating_sum: 9, rating_count: 2 },
      item: {
        id: 'i1',
        title: 'Stone saw',
        language: 'en',
        translations: {},
        price_per_day_cents: 1_900,
        price_per_hour_cents: null,
        weekend_price_cents: null,
        duration_discounts: [0, 0, 0],
        deposit_cents: 5_000,
        time_zone: 'Europe/Berlin',
        delivery_methods: ['pickup'],
        unit_count: 1,
        is_instant: true,
        cancellation_policy: 'flexible',
        neighbourhood: 'Neukölln',
        city: 'Berlin',
        category_names: { en: 'Power tools' },
        image_path: null,
      },
    },
  ],
  ...change,
})
const wanted = (change: Partial<Checkout> = {}) => {
  const [line] = held().lines
  return held({ state: 'wanted', endsAt: null, lines: [{ ...line!, reservationId: null }], ...change })
}
const cards = [{ id: 'c1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }]
const withCard = held({ payment: { provider: 'test', cards, completed: null } })
const open = {
  orderId: 'o1',
  orderStatus: 'pending',
  paymentStatus: 'open',
  provider: 'test',
  clientSecrets: ['s'],
}
const completed = { orderId: 'o1', orderNumber: 1, totalCents: 3_800, bookings: [] }
const refused = (code: string, details?: object) => () =>
  Response.json({ code, message: code, details: details ?? null }, { status: 409 })

/** The checkout as this browser stores it; `ids` are those of the holds. */
const noted = (ids: string[] = []) =>
  JSON.stringify({
    lines: [
      {
        id: 'l1',
        startDate: '2030-05-04T08:00:00.000Z',
        endDate: '2030-05-06T08:00:00.000Z',
        quantity: 1,
        deliveryMethod: 'pickup',
        product: { id: 'i1', title: 'Stone saw', pricePerDay: 19, category: '', images: [] },
      },
    ],
    reservationIds: ids,
    expiresAt: ids.length > 0 ? new Date().toISOString() : '',
  })

let page: Awaited<ReturnType<typeof showScreen>>
let proven: () => void
let waits: (isWaiting: boolean) => void
let heldUntil: number | undefined
const bank = vi.fn<(payment?: OpenPayment) => Promise<Confirmation>>()
const walletSays = vi.fn<(isPaid: boolean) => void>()

/** Renders the checkout with these answers of the server; `said` is what the page shows. */
async function visit(answers: Answers, { isSignedIn = true } = {}) {
  if (isSignedIn) localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const asked = answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
    ...answers,
  })
  page = await showScreen(
    async () => {
      const { SummaryPage } = await import('./summary-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <SummaryPage
            signIn={() => <input aria-label="address" />}
            identity={(slot) => {
              proven = slot.onDone
              waits = slot.onWaiting
              heldUntil = slot.heldUntil
              return <input aria-label="passport" />
            }}
            wallets={(slot) => <Wallet {...slot} />}
            paymentForm={(slot) => <Form {...slot} />}
          />
        </QueryClientProvider>
      )
    },
    { features: ['checkout'] },
  )
  document.body.append(page.place)
  return { asked, counts: (path: string) => asked.filter((one) => one === path).length }
}

function Form({ entry, hasFields }: PaymentEntryProps) {
  useImperativeHandle(entry, () => ({ check: async () => true, confirm: bank }))
  return hasFields ? <input aria-label="card" /> : null
}

function Wallet({ mayPay, onPay }: WalletsProps) {
  return (
    <button type="button" onClick={() => mayPay() && void onPay(bank).then(walletSays)}>
      Wallet
    </button>
  )
}

const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))
const field = (label: string) => page.place.querySelector<HTMLElement>(`[aria-label=${label}]`)
const press = (name: RegExp) =>
  settle(async () =>
    [...page.place.querySelectorAll('button')].find((one) => name.test(one.textContent))!.click(),
  )
const pressPay = () => press(/^Pay /)

// The first import compiles the whole page.
beforeAll(() => import('./summary-page.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  heldUntil = undefined
  bank.mockReset()
  walletSays.mockReset()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  setTerms({})
  vi.restoreAllMocks()
})

describe('the checkout', () => {
  it('shows item, lender, period and sums from one request', async () => {
    const { counts } = await visit({ [GET]: () => Response.json(held()) })
    for (const text of ['Stone saw', 'From Olga', '4.5', 'Neukölln', 'Pay €38.00', '2 days', '€50.00'])
      await shows(text)
    expect(counts(GET)).toBe(1)
    expect(field('card')).not.toBeNull()
  })

  it('says why the bank refused a card, puts the keyboard there, and takes another try', async () => {
    bank.mockResolvedValue({ ok: false, code: 'PAYMENT_DECLINED' })
    const { counts } = await visit({ [GET]: () => Response.json(held()), [START]: () => Response.json(open) })
    await shows('Pay €38.00')
    await pressPay()
    await shows('Your bank declined the payment.')
    expect(document.activeElement?.textContent).toContain('Your bank declined the payment.')
    await pressPay()
    await eventually(() => expect(counts(START)).toBe(2))
  })

  it('tries the card that is typed, though the bank waits for an answer about an earlier one', async () => {
    bank.mockResolvedValue({ ok: false, code: 'PAYMENT_DECLINED' })
    const asking = { ...open, paymentStatus: 'requires_action' }
    await visit({ [GET]: () => Response.json(held()), [START]: () => Response.json(asking) })
    await shows('Pay €38.00')
    await pressPay()
    await shows('Your bank declined the payment.')
    expect(bank.mock.calls).toEqual([[expect.objectContaining({ paymentStatus: 'open' })]])
  })

  it('tries the saved card automatically, and asks for another one where the bank refuses it', async () => {
    const failed = { ...open, failure: 'PAYMENT_CARD_EXPIRED' }
    await visit({ [GET]: () => Response.json(withCard), [START]: () => Response.json(failed) })
    await shows('Visa •••• 4242')
    expect(field('card')).toBeNull()
    await pressPay()
    await shows('This card has expired.')
    await eventually(() => expect(field('card')).not.toBeNull())
    expect(bank).not.toHaveBeenCalled()
  })

  it('pays by a wallet without a card, and tells it what became of that', async () => {
    bank.mockResolvedValueOnce({ ok: false, code: 'PAYMENT_DECLINED' }).mockResolvedValue({ ok: true })
    const { counts } = await visit({
      [GET]: () => Response.json(withCard),
      [START]: () => Response.json(open),
      [COMPLETE]: () => Response.json(completed),
    })
    await shows('Visa •••• 4242')
    await press(/^Wallet$/)
    await shows('Your bank declined the payment.')
    expect(walletSays).toHaveBeenLastCalledWith(false)
    await press(/^Wallet$/)
    await eventually(() => expect(walletSays).toHaveBeenLastCalledWith(true))
    expect(counts(COMPLETE)).toBe(1)
    expect(bank).toHaveBeenCalledWith(expect.objectContaining({ clientSecrets: open.clientSecrets }))
  })

  it('opens no wallet while something is missing, and leads there', async () => {
    const { counts } = await visit({ [GET]: () => Response.json(wanted({ kycLevel: 0 })) })
    await eventually(() => expect(field('passport')).not.toBeNull())
    await press(/^Wallet$/)
    expect(walletSays).not.toHaveBeenCalled()
    expect(counts(START)).toBe(0)
    expect(document.activeElement).toBe(field('passport'))
  })

  it('says that there is no connection, and keeps the saved card chosen', async () => {
    await visit({
      [GET]: () => Response.json(withCard),
      [START]: () => {
        throw new TypeError('fetch failed')
      },
    })
    await shows('Visa •••• 4242')
    await pressPay()
    await eventually(() =>
      expect(page.place.querySelector('[role=alert]')?.textContent).toMatch(/connection/i),
    )
    expect(field('card')).toBeNull()
  })

  it('shows the new price before anything is paid', async () => {
    const dear = held()
    dear.lines[0]!.item.price_per_day_cents = 2_000
    const answers = [held(), dear]
    await visit({
      [GET]: () => Response.json(answers.shift()),
      [START]: refused('PRICE_CHANGED', { totalCents: 4_000 }),
    })
    await shows('Pay €38.00')
    await pressPay()
    await shows('The price has changed since you looked.')
    await shows('Pay €40.00')
  })

  it('prices with the terms of now, though the page was loaded under others', async () => {
    const brought = held({ address: { street: 'Weg 1', postalCode: '12047', city: 'Berlin' } })
    brought.lines[0]!.item.delivery_methods = ['delivery']
    const answers = [brought, { ...brought, terms: { deliveryCents: 2_500 } }]
    await visit({
      [GET]: () => Response.json(answers.shift()),
      [START]: refused('PRICE_CHANGED', { totalCents: 6_300 }),
    })
    await shows('Pay €48.00')
    await pressPay()
    await shows('Pay €63.00')
  })

  it('shows what has changed of the terms, and pays under them only when pressed again', async () => {
    const strict = held({ terms: { latePercent: 300 } })
    Object.assign(strict.lines[0]!.item, { cancellation_policy: 'strict', deposit_cents: 9_000 })
    const answers = [held(), strict]
    const sent: { lines: { terms: object }[] }[] = []
    const lines = [{ reservationId: 'r1', changed: ['cancellation', 'deposit', 'late'] }]
    await visit({
      [GET]: () => Response.json(answers.shift()),
      [START]: (body) => {
        sent.push(JSON.parse(body))
        return sent.length === 1 ? refused('TERMS_CHANGED', { lines })() : Response.json(open)
      },
      [COMPLETE]: () => Response.json(completed),
    })
    bank.mockResolvedValue({ ok: false, code: 'PAYMENT_DECLINED' })
    await shows('Pay €38.00')
    await pressPay()
    for (const text of [
      'The terms have changed since you looked.',
      'Strict: 50% back until 7 days before the start',
      'The deposit is now €90.00.',
      'each hour costs 300% of the hourly price',
    ])
      await shows(text)
    expect(bank).not.toHaveBeenCalled()
    await pressPay()
    await shows('Your bank declined the payment.')
    expect(sent.map(({ lines: [line] }) => line!.terms)).toEqual([
      expect.objectContaining({ cancellationPolicy: 'flexible', depositCents: 5_000, latePercent: 150 }),
      expect.objectContaining({ cancellationPolicy: 'strict', depositCents: 9_000, latePercent: 300 }),
    ])
  })

  it('offers to hold again what has lapsed', async () => {
    await visit({ [GET]: () => Response.json(held()), [START]: refused('HOLD_EXPIRED') })
    await shows('Pay €38.00')
    await pressPay()
    await shows('Your time is up')
  })

  it('asks a stranger to sign in, and takes no payment before', async () => {
    localStorage.setItem('bookingData', noted())
    const { counts } = await visit(
      { [GET]: () => Response.json(wanted({ kycLevel: 0 })) },
      { isSignedIn: false },
    )
    await shows('Stone saw')
    expect(field('card')).toBeNull()
    await pressPay()
    expect(document.activeElement).toBe(field('address'))
    expect(counts(START)).toBe(0)
  })

  it('sends what was filled in and not sent yet, instead of leaving without a word', async () => {
    localStorage.setItem('bookingData', noted())
    await visit({ [GET]: () => Response.json(wanted({ kycLevel: 0 })) })
    await eventually(() => expect(field('passport')).not.toBeNull())
    const form = document.createElement('form')
    const sent = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', sent)
    field('passport')!.parentElement!.append(form)
    await pressPay()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('calls the way in what it is', async () => {
    localStorage.setItem('bookingData', noted())
    await visit({ [GET]: () => Response.json(wanted({ kycLevel: 0 })) }, { isSignedIn: false })
    await shows('Sign in or sign up')
    expect(page.place.textContent).not.toContain('Your identity')
  })

  it('says from which amount it asks for an ID, and below that that it asks for none', async () => {
    localStorage.setItem('bookingData', noted())
    setTerms({ identityFromCents: 3_000 })
    const of = (identityFromCents: number) => ({ kycLevel: 0, terms: { identityFromCents } })
    await visit({ [GET]: () => Response.json(wanted(of(3_000))) })
    await shows('From €30 we need an ID.')
    await page.close()
    setTerms({ identityFromCents: 30_000 })
    await visit({ [GET]: () => Response.json(held(of(30_000))) })
    await shows('You do not have to show an ID for this amount.')
    expect(page.place.textContent).not.toContain('Your identity is verified')
  })

  it.each([
    ['an empty basket', '[]', 'Back to the item', '/product/i1'],
    ['a basket', JSON.stringify(JSON.parse(noted()).lines), 'Back to basket', '/basket'],
  ])('leads with %s to where it was come from', async (_, basket, label, to) => {
    localStorage.setItem('bookingData', noted(['r1']))
    localStorage.setItem('basket', basket)
    await visit({ [GET]: () => Response.json(held({ state: 'lapsed', endsAt: null })) })
    await shows(label)
    const link = [...page.place.querySelectorAll('a')].find(({ textContent }) => textContent === label)
    expect(link?.getAttribute('href')).toBe(to)
  })

  it('holds automatically as soon as the identity is proven', async () => {
    localStorage.setItem('bookingData', noted())
    const answers = [wanted({ kycLevel: 0 }), wanted(), held()]
    const { counts } = await visit({
      [GET]: () => Response.json(answers.shift()),
      [HOLD]: () =>
        Response.json({
          reservationIds: ['r1'],
          expiresAt: held().endsAt,
          requiredKycLevel: 1,
          totalCents: 3_800,
        }),
    })
    await eventually(() => expect(field('passport')).not.toBeNull())
    await pressPay()
    expect(document.activeElement).toBe(field('passport'))
    expect(counts(HOLD)).toBe(0)
    await settle(async () => proven())
    await shows('Your identity is verified')
    expect([counts(HOLD), counts(START)]).toEqual([1, 0])
    expect(localStorage.getItem('tempReservationId')).toBe('r1')
    expect(JSON.parse(localStorage.getItem('bookingData')!).reservationIds).toEqual(['r1'])
  })

  const answerHeld = () =>
    Response.json({
      reservationIds: ['r1'],
      expiresAt: held().endsAt,
      requiredKycLevel: 1,
      totalCents: 3_800,
    })

  it('holds while the identity is being checked, and takes the payment as soon as it is', async () => {
    localStorage.setItem('bookingData', noted())
    const answers = [wanted({ kycLevel: 0 }), held({ kycLevel: 0 }), held()]
    const { counts } = await visit({ [GET]: () => Response.json(answers.shift()), [HOLD]: answerHeld })
    await eventually(() => expect(field('passport')).not.toBeNull())
    await settle(async () => waits(true))
    await eventually(() => expect(heldUntil).toBeGreaterThan(Date.now()))
    const { dismissToast, toastStore } = await import('../../lib/toast.ts')
    for (const name of [/^Wallet$/, /^Pay /]) {
      await press(name)
      // Nothing opens: the page says why.
      const [{ id, title } = { id: 0, title: '' }] = toastStore.read()
      expect(title).toBe('You can pay as soon as your documents are checked')
      dismissToast(id)
    }
    expect([counts(HOLD), counts(START)]).toEqual([1, 0])
    await settle(async () => proven())
    await shows('Your identity is verified')
    expect(counts(HOLD)).toBe(1)
  })

  it('asks for the proof again, with nothing held, once it is rejected', async () => {
    localStorage.setItem('bookingData', noted(['r1']))
    const answers = [held({ kycLevel: 0 }), wanted({ kycLevel: 0 })]
    const { counts } = await visit({ [GET]: () => Response.json(answers.shift()) })
    await eventually(() => expect(heldUntil).toBeGreaterThan(Date.now()))
    await settle(async () => waits(true))
    await settle(async () => waits(false))
    await eventually(() => expect(heldUntil).toBeUndefined())
    expect(field('passport')).not.toBeNull()
    expect(JSON.parse(localStorage.getItem('bookingData')!).reservationIds).toEqual([])
    expect(counts(HOLD)).toBe(0)
  })

  it('goes on without a hold where the check takes longer than the dates are held', async () => {
    localStorage.setItem('bookingData', noted(['r1']))
    const { counts } = await visit({
      [GET]: () => Response.json(held({ kycLevel: 0, endsAt: new Date(Date.now() + 300).toISOString() })),
      [HOLD]: refused('KYC_REQUIRED', { required: 1, current: 0 }),
    })
    await eventually(() => expect(field('passport')).not.toBeNull())
    await settle(async () => waits(true))
    await eventually(() => expect(heldUntil).toBeUndefined())
    await eventually(() => expect(counts(HOLD)).toBe(1))
    expect(page.place.textContent).not.toContain('Your time is up')
    expect(field('passport')).not.toBeNull()
  })

  it('leads back by the login where the session has ended', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ secondsLeft: -60 })))
    localStorage.setItem('bookingData', noted(['r1']))
    const { counts } = await visit(
      {
        '/auth/v1/token': () =>
          Response.json({ code: 'refresh_token_not_found', message: 'over' }, { status: 400 }),
        [GET]: () => Response.json(held({ state: 'nothing', lines: [], endsAt: null })),
      },
      { isSignedIn: false },
    )
    await shows('Your session has ended')
    expect(counts(START)).toBe(0)
    const login = [...page.place.querySelectorAll('a')].find(({ textContent }) => textContent === 'Log in')
    await settle(async () => login!.click())
    expect(page.at()).toBe('/login')
    expect(localStorage.getItem('authRedirect')).toContain('/booking/summary')
  })

  it('says what was taken meanwhile, with nothing held', async () => {
    localStorage.setItem('bookingData', noted())
    await visit({
      [GET]: () => Response.json(wanted()),
      [HOLD]: refused('ITEMS_UNAVAILABLE', { lines: [{ index: 0, code: 'DATES_TAKEN' }] }),
    })
    await shows('No longer free for your dates')
    expect(localStorage.getItem('tempReservationId')).toBeNull()
  })

  it('says that a late payment was released', async () => {
    await visit({ [GET]: () => Response.json(held({ state: 'gone', endsAt: null })) })
    await shows('No longer available')
  })
})
