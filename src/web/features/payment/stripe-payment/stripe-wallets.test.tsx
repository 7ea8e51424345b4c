// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Confirm } from '../../../entities/payment/payment-entry.ts'
import { eventually } from '../../../lib/testing/eventually.ts'
import { settle, showScreen } from '../../../lib/testing/show-screen.tsx'
import type { StripeBrowser } from './load-stripe.ts'

/** Stripe's buttons as far as they are used: what they were told, and how a test presses them. */
const tell: Record<string, (event: unknown) => void> = {}
const buttons = {
  mount: vi.fn(),
  destroy: vi.fn(),
  on: (event: string, listen: (event: unknown) => void) => {
    tell[event] = listen
  },
}
const elements = {
  create: vi.fn(() => buttons),
  submit: vi.fn(async () => ({})),
  update: vi.fn(),
}
const stripe = {
  elements: vi.fn(() => elements),
  retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
  createPaymentMethod: vi.fn(async () => ({ paymentMethod: { id: 'pm_wallet' } })),
  confirmCardPayment: vi.fn(async () => ({ paymentIntent: { status: 'requires_capture' } })),
}
vi.mock('./load-stripe.ts', () => ({ loadStripe: async () => stripe as unknown as StripeBrowser }))

let page: Awaited<ReturnType<typeof showScreen>>
const mayPay = vi.fn<() => boolean>()
const onPay = vi.fn<(confirm: Confirm) => Promise<boolean>>()

async function visit() {
  page = await showScreen(
    async () => {
      const { default: Wallets } = await import('./stripe-wallets.tsx')
      return <Wallets provider="stripe" amountCents={3_800} {...{ mayPay, onPay }} />
    },
    { features: ['checkout'] },
  )
  await eventually(() => expect(buttons.mount).toHaveBeenCalledOnce())
}

// The first import compiles the component.
beforeAll(() => import('./stripe-wallets.tsx'), 60_000)
beforeEach(() => {
  vi.clearAllMocks()
  mayPay.mockReturnValue(true)
})
afterEach(() => page.close())

it('shows itself only on a device that has a wallet', async () => {
  await visit()
  expect(page.place.textContent).toBe('')
  await settle(async () => tell.ready!({ availablePaymentMethods: undefined }))
  expect(page.place.textContent).toBe('')
  await settle(async () => tell.ready!({ availablePaymentMethods: { applePay: true } }))
  expect(page.place.textContent).toBe('or by card')
})

it('opens no wallet while something is missing', async () => {
  await visit()
  const press = { resolve: vi.fn(), reject: vi.fn() }
  mayPay.mockReturnValueOnce(false)
  tell.click!(press)
  expect(press.reject).toHaveBeenCalledOnce()
  tell.click!(press)
  expect(press.resolve).toHaveBeenCalledOnce()
})

it('confirms every intent with the card of the wallet', async () => {
  await visit()
  const payment = { provider: 'stripe', clientSecrets: ['a', 'b'], amountCents: 3_800 }
  onPay.mockImplementation(async (confirm) => (await confirm({ ...payment, paymentStatus: 'open' })).ok)
  const paymentFailed = vi.fn()
  await settle(async () => tell.confirm!({ paymentFailed }))
  await eventually(() => expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(2))
  expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({ elements })
  expect(stripe.confirmCardPayment).toHaveBeenLastCalledWith('b', { payment_method: 'pm_wallet' })
  expect(paymentFailed).not.toHaveBeenCalled()
})

it('tells the wallet when nothing was paid', async () => {
  await visit()
  onPay.mockResolvedValue(false)
  const paymentFailed = vi.fn()
  await settle(async () => tell.confirm!({ paymentFailed }))
  await eventually(() => expect(paymentFailed).toHaveBeenCalledOnce())
})

it('follows the amount, and goes away with the page', async () => {
  await visit()
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ amount: 3_800 }))
  await page.close()
  expect(buttons.destroy).toHaveBeenCalledOnce()
})
