import { z } from 'zod'
import { instant } from '#backend/functions/input.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { HeldBasket, UnavailableLine } from '#contract/checkout.ts'
import { actRefusal } from '#domain/access/earned-roles.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/basket/basket.ts'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { type Quote, quote, totalOf } from '#domain/money/quote.ts'
import { ok, refuse } from '#domain/result.ts'
import { findUnavailable, type WishedLine } from '../find-unavailable.ts'
import { giveUpOrders } from '../give-up-orders.ts'
import { matchHolds, type PlacedHold, placeHolds, renewHolds } from '../holds.ts'
import { loadOffers } from '../load-offers.ts'
import { loadRenter } from '../load-renter.ts'
import { lockCheckout } from '../lock-checkout.ts'
import { settleReplaced } from '../settle-replaced.ts'

const line = z.object({
  itemId: z.uuid(),
  start: instant,
  end: instant,
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
  deliveryMethod: z.enum(DELIVERY_METHODS).default('pickup'),
})

/**
 * Holds a whole basket for 20 minutes or nothing of it. Refused with every line that cannot be had and why. The same
 * basket again renews its holds; another one replaces them.
 */
export const placeHold = useCase({
  name: 'place-hold',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ lines: z.array(line) }),
  // What was paid for before another basket replaces it is booked, not let go.
  prepare: ({ deps, userId }, { lines }) => settleReplaced(deps, userId, lines),
  async run({ tx, userId, now }, { lines }) {
    if (lines.length === 0) return refuse('BASKET_EMPTY')
    if (lines.length > MAX_LINES) return refuse('BASKET_FULL', { most: MAX_LINES })
    await lockCheckout(tx, userId)
    const renter = await loadRenter(tx, userId)
    if (!renter) return refuse('BLOCKED')
    const denial = actRefusal(renter, 'create', 'booking')
    if (denial) return denial

    const wishes = lines.map((wish) => ({ ...wish, renterId: userId, asOf: now.getTime() }))
    const offers = await loadOffers(
      tx,
      wishes.map((wish) => wish.itemId),
    )
    const broken = findUnavailable(wishes, offers, now.getTime())
    const isBroken = new Set(broken.map(({ index }) => index))
    const open = wishes.flatMap((wish, index) => (isBroken.has(index) ? [] : [{ ...wish, index }]))
    const holds = await holdLines(tx, userId, open)
    if (holds === 'too-many') return refuse('TOO_MANY_HOLDS')
    const taken = open.filter((_, n) => holds[n]?.id === null).map(({ index }) => dates(index))
    const unavailable = [...broken, ...taken].sort((a, b) => a.index - b.index)
    if (unavailable.length > 0) return refuse('ITEMS_UNAVAILABLE', { lines: unavailable })

    const quotes = wishes.map((wish) => quote(offers.get(wish.itemId)!, wish))
    return ok(basket(holds, quotes, renter.kycLevel))
  },
})

/** As in the migration of the reservations: one live hold more of a person than a basket has lines. */
const TOO_MANY = 'LA003'

async function holdLines(
  tx: Context['tx'],
  userId: string,
  wishes: WishedLine[],
): Promise<PlacedHold[] | 'too-many'> {
  if (wishes.length === 0) return []
  const same = await matchHolds(tx, userId, wishes)
  const renewed = same && (await renewHolds(tx, same))
  if (renewed) return renewed
  // What was about to be paid for the old holds must not be charged beside what is held now.
  await giveUpOrders(tx, userId, 'replaced')
  try {
    return await placeHolds(tx, userId, wishes)
  } catch (error) {
    // Only when more are placed through the data API at this very moment.
    if ((error as { code?: string }).code === TOO_MANY) return 'too-many'
    throw error
  }
}

function basket(holds: PlacedHold[], quotes: Quote[], currentKycLevel: number): HeldBasket {
  const totalCents = totalOf(quotes)
  return {
    reservationIds: holds.map((hold) => hold.id!),
    expiresAt: holds[0]!.expiresAt!,
    quotes,
    totalCents,
    depositCents: quotes.reduce((sum, { depositCents }) => sum + depositCents, 0),
    requiredKycLevel: requiredKycLevel(totalCents),
    currentKycLevel,
  }
}

const dates = (index: number): UnavailableLine => ({ index, code: 'DATES_TAKEN' })
