// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { setConfig } from '../../lib/config.ts'
import { answerWith, CONFIG } from '../../lib/testing/pretend-session.ts'
import { findUnavailable } from './find-unavailable.ts'

const line = (id: string): BasketItem => ({
  id,
  product: { id: `item-${id}`, title: id, pricePerDay: 10, category: '', images: [] },
  startDate: '2026-12-01T09:00:00Z',
  endDate: '2026-12-02T09:00:00Z',
  quantity: 1,
  deliveryMethod: 'pickup',
})
const basket = [line('a'), line('b')]

const check = (answer: () => Response) => {
  answerWith({ '/rest/v1/rpc/unavailable_lines': answer })
  return findUnavailable(basket)
}

beforeEach(() => setConfig(CONFIG))
afterEach(() => void vi.unstubAllGlobals())

describe('the check before a hold', () => {
  it('names the lines that are taken', async () => {
    expect(await check(() => Response.json([1]))).toEqual([basket[1]])
    expect(await check(() => Response.json([]))).toEqual([])
  })

  it('takes every line for taken where it fails, and leaves a line in the log', async () => {
    const log = vi.mocked(console.error).mockImplementation(() => {})
    expect(await check(() => Response.json({ code: '57014', message: 'slow' }, { status: 500 }))).toEqual(
      basket,
    )
    expect(log.mock.calls).toEqual([
      ['The availability check failed', expect.objectContaining({ code: '57014' })],
    ])
    log.mockClear()
  })

  it('does not take a line for taken where the site cannot be reached', async () => {
    const unreachable = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(check(unreachable)).rejects.toMatchObject({ code: 'NETWORK' })
  })
})
