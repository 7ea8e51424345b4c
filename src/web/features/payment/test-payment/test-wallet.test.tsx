// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Confirm, Confirmation } from '../../../entities/payment/payment-entry.ts'
import { eventually } from '../../../lib/testing/eventually.ts'
import { settle, showScreen } from '../../../lib/testing/show-screen.tsx'

const PAYMENT = { provider: 'test', clientSecrets: ['s'], amountCents: 3_800, paymentStatus: 'open' as const }

let page: Awaited<ReturnType<typeof showScreen>>
let sent: unknown[]
let answer: () => Response
let said: Confirmation | undefined
const mayPay = vi.fn<() => boolean>()
const onPay = async (confirm: Confirm) => {
  said = await confirm(PAYMENT)
  return said.ok
}

const press = (name: RegExp) =>
  settle(async () =>
    [...page.place.querySelectorAll('button')].find((one) => name.test(one.textContent))!.click(),
  )
const dialog = () => page.place.querySelector('dialog')

// The first import compiles the component.
beforeAll(() => import('./test-wallet.tsx'), 60_000)
beforeEach(async () => {
  sent = []
  said = undefined
  answer = () => Response.json({ paymentStatus: 'authorised' })
  mayPay.mockReset().mockReturnValue(true)
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  page = await showScreen(
    async () => {
      const { default: Wallet } = await import('./test-wallet.tsx')
      return <Wallet provider="test" amountCents={3_800} {...{ mayPay, onPay }} />
    },
    { features: ['checkout'] },
  )
})
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
})

it('opens on a press, shows what is paid, and hands over the chosen card', async () => {
  await press(/wallet/)
  expect(dialog()?.textContent).toContain('€38.00')
  await press(/fingerprint/)
  await eventually(() => expect(said).toEqual({ ok: true }))
  expect(sent).toEqual([{ clientSecret: 's', wallet: { number: '5555555555554444' } }])
  await eventually(() => expect(dialog()).toBeNull())
})

it('passes on why its card was refused', async () => {
  answer = () => Response.json({ code: 'PAYMENT_DECLINED', message: '' }, { status: 402 })
  await press(/wallet/)
  await settle(async () =>
    page.place.querySelector<HTMLInputElement>('input[value="4000000000000002"]')!.click(),
  )
  await press(/fingerprint/)
  await eventually(() => expect(said).toEqual({ ok: false, code: 'PAYMENT_DECLINED' }))
})

it('stays closed while something is missing', async () => {
  mayPay.mockReturnValue(false)
  await press(/wallet/)
  expect(dialog()).toBeNull()
})
