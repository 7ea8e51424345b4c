// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setConfig } from '../../lib/config.ts'
import { answerWith, CONFIG } from '../../lib/testing/pretend-session.ts'
import { findOutcome } from './find-outcome.ts'

const COMPLETE = '/functions/v1/complete-checkout'
const completed = { orderId: 'o1', bookings: [] }

/** What the page learns of an order in this state, and whether it asked the server to finish it. */
async function outcomeOf(
  order: { status: string; payment?: string } | undefined,
  { paying, answer = () => Response.json(completed) }: { paying?: string; answer?: () => Response } = {},
) {
  const rows = order
    ? [{ id: 'o1', status: order.status, payments: order.payment ? { status: order.payment } : null }]
    : []
  const asked = answerWith({ '/rest/v1/orders': () => Response.json(rows), [COMPLETE]: answer })
  const outcome = await findOutcome('u1', ['r1'], paying)
  return { kind: outcome.kind, asked: asked.includes(COMPLETE) }
}
const refused = (code: string) => () => Response.json({ code }, { status: 409 })

beforeEach(() => setConfig(CONFIG))
afterEach(() => void vi.unstubAllGlobals())

describe('a checkout that was left before its end', () => {
  it.each(['requires_action', 'processing', 'authorised', 'captured'])(
    'is asked for again where its payment is %s',
    async (payment) => {
      expect(await outcomeOf({ status: 'pending', payment })).toEqual({ kind: 'paid', asked: true })
    },
  )

  it('is asked for again where a card was being tried on it, whatever is known of the payment', async () => {
    expect(await outcomeOf({ status: 'pending', payment: 'created' }, { paying: 'o1' })).toEqual({
      kind: 'paid',
      asked: true,
    })
    expect(await outcomeOf({ status: 'paid', payment: 'captured' })).toEqual({ kind: 'paid', asked: true })
  })

  it('is left alone where nobody has tried a card, and where it was given up', async () => {
    const nothing = { kind: 'none', asked: false }
    expect(await outcomeOf(undefined)).toEqual(nothing)
    expect(await outcomeOf({ status: 'pending', payment: 'created' })).toEqual(nothing)
    expect(await outcomeOf({ status: 'pending', payment: 'created' }, { paying: 'another' })).toEqual(nothing)
    expect(await outcomeOf({ status: 'failed', payment: 'authorised' })).toEqual(nothing)
  })

  it('says that the dates are gone where the money was let go for that', async () => {
    expect(await outcomeOf({ status: 'voided' })).toEqual({ kind: 'gone', asked: false })
    const answer = refused('DATES_GONE_PAYMENT_VOIDED')
    expect(await outcomeOf({ status: 'pending', payment: 'authorised' }, { answer })).toEqual({
      kind: 'gone',
      asked: true,
    })
  })

  it('goes on at the summary where the payment is not through', async () => {
    const answer = refused('PAYMENT_PENDING')
    expect(await outcomeOf({ status: 'pending', payment: 'requires_action' }, { answer })).toEqual({
      kind: 'none',
      asked: true,
    })
  })
})
