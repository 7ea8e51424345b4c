import { z } from 'zod'
import { commitSoon } from '#backend/db/commit-soon.ts'
import { instant } from '#backend/functions/input.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { HeldBasket } from '#contract/checkout.ts'
import { actRefusal, capabilityRefusal } from '#domain/access/earned-roles.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/basket/basket.ts'
import { DELIVERY_METHODS } from '#domain/booking/delivery.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { type Quote, quote, totalOf } from '#domain/money/quote.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { tellStaffOfCheckout } from '#server/administration/tell-staff-of-checkout.ts'
import { agreementRefusal } from '#server/content/agreement-refusal.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { abandonOrders } from '../abandon-orders.ts'
import { findUnavailable } from '../find-unavailable.ts'
import {
  type HoldRequest,
  isOfLine,
  type LineRefusal,
  matchHolds,
  type PlacedHold,
  placeHolds,
  renewHolds,
} from '../holds.ts'
import { beginIdentityWait, waitsForLevel } from '../identity-wait.ts'
import { loadOffers } from '../load-offers.ts'
import { loadRenter } from '../load-renter.ts'
import { settleSupersededOrders } from '../settle-superseded-orders.ts'

const line = z.object({
  itemId: z.uuid(),
  start: instant,
  end: instant,
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
  deliveryMethod: z.enum(DELIVERY_METHODS).default('pickup'),
})

/**
 * Holds a whole basket for 20 minutes or nothing of it. Refused with every unavailable line and the reason, and then
 * if the total takes more proof of identity. The same basket again renews its holds, up to an hour after the first
 * (HELD_TOO_LONG); another one replaces them. While a proof is being decided, all that it takes is held until the end
 * of that wait, once a week. AGREEMENT_DUE before the first hold where there are new terms.
 */
export const placeHold = useCase({
  name: 'place-hold',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ lines: z.array(line) }),
  // An order that is paid already is booked before another basket replaces it.
  async prepare({ deps, userId }, { lines }) {
    await settleSupersededOrders(deps, userId, lines)
    return undefined
  },
  async run({ tx, deps, userId, now }, { lines }) {
    if (lines.length === 0) return refuse('BASKET_EMPTY')
    if (lines.length > MAX_LINES) return refuse('BASKET_FULL', { most: MAX_LINES })
    const itemIds = lines.map(({ itemId }) => itemId)
    // One after the other in one round trip.
    const [, renter, same, offers] = await Promise.all([
      lockCheckout(tx, userId),
      loadRenter(tx, userId),
      matchHolds(tx, userId, lines),
      loadOffers(tx, itemIds),
    ])
    if (!renter) return refuse('BLOCKED')
    const denial = actRefusal(renter, 'create', 'booking') ?? capabilityRefusal(renter, 'book-items')
    if (denial) return denial
    // Who is at the checkout already is not asked in between.
    const due = same ? undefined : await agreementRefusal(deps, { tx, userId, now })
    if (due) return due

    // An order for the old holds must not be charged in addition to the new one.
    const replace = renter.isOrdering ? () => abandonOrders(tx, deps, userId, 'replaced') : undefined
    let held = await holdLines({ tx, userId, now }, lines, same, replace)
    if (!held.ok && held.code === 'KYC_REQUIRED' && (await beginIdentityWait(tx, userId))) {
      held = await holdLines({ tx, userId, now }, lines, undefined, replace)
      if (held.ok) await tellStaffOfCheckout(tx, deps.config.siteUrl, userId, now)
    }
    if (!held.ok && held.code !== 'KYC_REQUIRED') return held
    const quotes = lines.map((line) => {
      const offer = offers.get(line.itemId)!
      return quote(offer, { ...line, timeZone: offer.timeZone })
    })
    const required = requiredKycLevel(totalOf(quotes))
    const isProven = renter.kycLevel >= required || (await waitsForLevel(tx, userId, required))
    if (!held.ok || !isProven) return refuse('KYC_REQUIRED', { required, current: renter.kycLevel })
    return ok(basket(held.value, quotes, renter.kycLevel))
  },
})

/** As in the routine that limits reservations: one live hold more of a person than a basket has lines. */
const TOO_MANY = 'LA003'

async function holdLines(
  { tx, userId, now }: Pick<Context, 'tx' | 'userId' | 'now'>,
  lines: HoldRequest[],
  /** The live holds for exactly these lines, if there are any. */
  same: string[] | undefined,
  /** Gives up what was ordered for the holds that others replace, where something was. */
  replace: (() => Promise<void>) | undefined,
): Promise<Result<PlacedHold[], 'ITEMS_UNAVAILABLE' | 'TOO_MANY_HOLDS' | 'HELD_TOO_LONG' | 'KYC_REQUIRED'>> {
  if (same) {
    const known = lines.map((line, index) => ({ ...line, reservationId: same[index]! }))
    const unavailable = await findUnavailable(tx, known, now, now)
    if (unavailable.length > 0) return refuse('ITEMS_UNAVAILABLE', { lines: unavailable })
    const renewed = await renewHolds(tx, same)
    if (renewed) return ok(renewed)
  }
  await replace?.()
  try {
    // A hold that a crash takes back is refused when it is to be paid; an order that was given up must stay so.
    const [placed] = await Promise.all([placeHolds(tx, userId, lines), replace ? undefined : commitSoon(tx)])
    const unavailable = placed.flatMap((line, index) =>
      'code' in line && isOfLine(line) ? [{ index, ...line }] : [],
    )
    if (unavailable.length > 0) return refuse('ITEMS_UNAVAILABLE', { lines: unavailable })
    const tooLong = placed.find((line) => 'code' in line && line.code === 'HELD_TOO_LONG')
    if (tooLong) return refuse('HELD_TOO_LONG', (tooLong as LineRefusal).details)
    const holds = placed.filter((line): line is PlacedHold => !('code' in line))
    return holds.length === placed.length ? ok(holds) : refuse('KYC_REQUIRED')
  } catch (error) {
    // Only if more holds are placed through the data API at this very moment.
    if ((error as { code?: string }).code === TOO_MANY) return refuse('TOO_MANY_HOLDS')
    throw error
  }
}

function basket(holds: PlacedHold[], quotes: Quote[], currentKycLevel: number): HeldBasket {
  const totalCents = totalOf(quotes)
  return {
    reservationIds: holds.map((hold) => hold.id),
    expiresAt: holds[0]!.expiresAt,
    quotes,
    totalCents,
    depositCents: quotes.reduce((sum, { depositCents }) => sum + depositCents, 0),
    requiredKycLevel: requiredKycLevel(totalCents),
    currentKycLevel,
  }
}
