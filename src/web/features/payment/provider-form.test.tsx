// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '#contract/checkout.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { type Answers, answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const CONFIRM = '/functions/v1/confirm-test-payment'
const ANSWER = '/functions/v1/answer-test-challenge'
const refused = (code: string) => () => Response.json({ code, message: code }, { status: 402 })

let page: Awaited<ReturnType<typeof showScreen>>
const onAuthorised = vi.fn()
const onLapsed = vi.fn()

/** The form of a payment that stands like this. */
async function open(paymentStatus: PaymentStatus, answers: Answers) {
  const asked = answerWith(answers)
  page = await showScreen(
    async () => {
      const { ProviderForm } = await import('./provider-form.tsx')
      const payment = { provider: 'test', clientSecrets: ['s'], amountCents: 5_000, paymentStatus }
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <ProviderForm {...{ payment, onAuthorised, onLapsed }} onBusy={() => {}} />
        </QueryClientProvider>
      )
    },
    { features: ['checkout', 'payment'] },
  )
  document.body.append(page.place)
  return asked
}

const press = (name: RegExp) =>
  settle(async () =>
    [...page.place.querySelectorAll('button')].find((one) => name.test(one.textContent))!.click(),
  )
const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))

async function typeCard() {
  await eventually(() => expect(page.place.querySelector('[name=cardnumber]')).not.toBeNull())
  const texts = { cardnumber: '4242 4242 4242 4242', 'cc-exp': '12 / 34', cvc: '123', ccname: 'Robin Renter' }
  for (const [name, text] of Object.entries(texts)) {
    const input = page.place.querySelector<HTMLInputElement>(`[name=${name}]`)!
    await settle(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

// The first import compiles the whole form.
beforeAll(async () => {
  await import('./provider-form.tsx')
  await import('./test-payment/test-payment-form.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  onAuthorised.mockReset()
  onLapsed.mockReset()
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a payment on its own', () => {
  it('asks the bank with the typed card, and not with half of one', async () => {
    const asked = await open('open', {
      [CONFIRM]: () => Response.json({ paymentStatus: 'authorised' }),
    })
    await shows('Card number')
    await press(/^Pay/)
    await shows('This card number is not right.')
    expect(asked).toEqual([])
    await typeCard()
    await press(/^Pay/)
    await eventually(() => expect(onAuthorised).toHaveBeenCalledOnce())
    expect(asked).toEqual([CONFIRM])
  })

  it('shows why the bank refused, and takes another try', async () => {
    await open('open', { [CONFIRM]: refused('PAYMENT_INSUFFICIENT_FUNDS') })
    await typeCard()
    await press(/^Pay/)
    await shows('There is not enough money on this card.')
    expect(onAuthorised).not.toHaveBeenCalled()
  })

  it('goes on to the bank’s question, and back to the card where it is answered with no', async () => {
    await open('open', {
      [CONFIRM]: () => Response.json({ paymentStatus: 'requires_action' }),
      [ANSWER]: refused('PAYMENT_CHALLENGE_FAILED'),
    })
    await typeCard()
    await press(/^Pay/)
    await shows('Confirm your payment')
    await shows('•••• 4242')
    await press(/^Reject/)
    await shows('Your bank could not confirm that it is you.')
    expect(page.place.textContent).not.toContain('Confirm your payment')
  })

  it('asks the bank’s question at once where that alone is open', async () => {
    await open('requires_action', { [ANSWER]: () => Response.json({ paymentStatus: 'authorised' }) })
    await shows('Confirm your payment')
    expect(page.place.querySelector('[name=cardnumber]')).toBeNull()
    await press(/^Approve/)
    await eventually(() => expect(onAuthorised).toHaveBeenCalledOnce())
  })

  it('keeps the question where the answer did not arrive', async () => {
    await open('requires_action', {
      [ANSWER]: () => {
        throw new TypeError('fetch failed')
      },
    })
    await shows('Confirm your payment')
    await press(/^Approve/)
    await shows('We cannot be reached right now.')
    await shows('Confirm your payment')
    expect(onAuthorised).not.toHaveBeenCalled()
  })

  it('knows the name of the identity, and leaves one alone that was typed', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
    const submissions = [{ step: 'identity', status: 'verified', submitted_at: '2026-01-01T10:00:00Z' }]
    const asked = await open('open', {
      '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
      '/rest/v1/profiles': () =>
        Response.json({ kyc_level: 1, kyc_status: 'verified', submissions, checks: [] }),
      '/rest/v1/rpc/my_identity_details': () => Response.json({ firstName: 'Mia', lastName: 'Muster' }),
    })
    const name = () => page.place.querySelector<HTMLInputElement>('[name=ccname]')?.value
    await eventually(() => expect(name()).toBe('Mia Muster'))
    await typeCard()
    expect(name()).toBe('Robin Renter')
    expect(asked).toContain('/rest/v1/rpc/my_identity_details')
  })
})
