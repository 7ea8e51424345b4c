import type {
  CompletedCheckout,
  ConfirmedPayment,
  HeldBasket,
  StartedPayment,
  UnavailableLine,
} from '#contract/checkout.ts'
import { createItem, type Item, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  challenge: '4000 0027 6000 3184',
}

/** What a use case answered: its value, or the code and details of its refusal. */
export type Said<Value> = { status: number; value?: Value; code?: string; details?: Record<string, unknown> }

export interface Line {
  itemId: string
  start: string
  end: string
  quantity?: number
  deliveryMethod?: 'pickup' | 'delivery' | 'hub'
}

/** A marketplace with an owner, an item and renters, and a checkout step by step, through the official client. */
export interface Stage extends TestApp {
  owner: TestUser
  renter: TestUser
  item: Item
  another(options?: Partial<ItemOptions>): Promise<Item>
  /** A basket line for two days, `fromDays` from now. */
  line(item?: Item, fromDays?: number, change?: Partial<Line>): Line
  say<Value>(as: TestUser | undefined, name: string, body?: object): Promise<Said<Value>>
  hold(as: TestUser, ...lines: Line[]): Promise<Said<HeldBasket>>
  start(as: TestUser, held: Said<HeldBasket>, change?: StartChange): Promise<Said<StartedPayment>>
  confirm(started: Said<StartedPayment>, number?: string): Promise<Said<ConfirmedPayment>>
  challenge(started: Said<StartedPayment>, approve: boolean): Promise<Said<ConfirmedPayment>>
  complete(as: TestUser, started: Said<StartedPayment>): Promise<Said<CompletedCheckout>>
  /** From basket to authorised payment, without asking for the bookings. */
  pay(as: TestUser, lines: Line[], number?: string): Promise<Said<StartedPayment>>
  /** All rows of a query, for assertions. */
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Makes every hold look as if its 20 minutes were over. */
  lapseHolds(): Promise<void>
}

export interface StartChange {
  expectedTotalCents?: number
  deliveryMethod?: 'pickup' | 'delivery' | 'hub'
  deliveryAddress?: string
  hubId?: string
}

/** Opens the stage on a fresh database. */
export async function createStage(
  options: { connections?: number; env?: Record<string, string> } = {},
): Promise<Stage> {
  const app = await createTestApp(options.env, { connections: options.connections ?? 10 })
  const { db } = app
  const owner = await app.user({ name: 'Olga Owner' })
  const renter = await app.user({ name: 'Rita Renter', kyc_level: 1 })
  const item = await createItem(db.pool, { owner: owner.id, pricePerDayCents: 1_000 })

  async function say<Value>(as: TestUser | undefined, name: string, body: object = {}): Promise<Said<Value>> {
    const client = app.client(as && { as })
    const { data, error, response } = await client.functions.invoke(name, {
      body: body as Record<string, unknown>,
    })
    const status = response?.status ?? 0
    if (!error) return { status, value: data }
    const { code, details } = (await response!.json()) as {
      code: string
      details: Record<string, unknown>
    }
    return { status, code, ...(details && { details }) }
  }

  const stage: Stage = {
    ...app,
    owner,
    renter,
    item,
    another: (change) => createItem(db.pool, { owner: owner.id, pricePerDayCents: 1_000, ...change }),
    line: (of = item, fromDays = 3, change = {}) => ({
      itemId: of.id,
      start: new Date(midnight(app.deps.now()) + fromDays * DAY_MS).toISOString(),
      end: new Date(midnight(app.deps.now()) + (fromDays + 2) * DAY_MS).toISOString(),
      ...change,
    }),
    say,
    hold: (as, ...lines) => say(as, 'place-hold', { lines }),
    start(as, held, { expectedTotalCents, ...choice } = {}) {
      const { reservationIds = [], totalCents = 0 } = held.value ?? {}
      const lines = reservationIds.map((reservationId) => ({
        reservationId,
        deliveryMethod: 'pickup',
        ...choice,
      }))
      return say(as, 'start-payment', { lines, expectedTotalCents: expectedTotalCents ?? totalCents })
    },
    confirm: (started, number = CARDS.good) =>
      say(undefined, 'confirm-test-payment', {
        clientSecret: started.value?.clientSecret ?? '',
        card: { number, expMonth: 12, expYear: 2040, cvc: '123', name: 'R Renter' },
      }),
    challenge: (started, approve) =>
      say(undefined, 'answer-test-challenge', { clientSecret: started.value?.clientSecret ?? '', approve }),
    complete: (as, started) => say(as, 'complete-checkout', { orderId: started.value?.orderId ?? '' }),
    async pay(as, lines, number) {
      const started = await stage.start(as, await stage.hold(as, ...lines))
      await stage.confirm(started, number)
      return started
    },
    async rows(sql, values) {
      return (await db.pool.query(sql, values)).rows
    },
    async lapseHolds() {
      await db.pool.query(`update public.reservations set expires_at = now() - interval '1 second'`)
    },
  }
  return stage
}

/** The unavailable lines of a refusal. */
export const linesOf = (said: Said<unknown>): UnavailableLine[] =>
  (said.details?.lines ?? []) as UnavailableLine[]

const midnight = (now: Date): number => Math.floor(now.getTime() / DAY_MS) * DAY_MS
