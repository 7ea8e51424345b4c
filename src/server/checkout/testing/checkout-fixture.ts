import type { Database } from '#backend/db/database.ts'
import type { TestDatabaseOptions } from '#backend/testing/database.ts'
import { createItem, type Item, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createTestApp, createTestAppOn, type TestApp, type TestUser } from '#server/testing/app.ts'
import { checkoutSteps, type Line, lineOf, type Steps } from './steps.ts'

/** A marketplace with an owner, an item and a renter, and the steps of a checkout on it. */
export interface CheckoutFixture extends TestApp, Steps {
  owner: TestUser
  renter: TestUser
  item: Item
  another(options?: Partial<ItemOptions>): Promise<Item>
  /** A basket line for two days, `fromDays` from now. */
  line(item?: Item, fromDays?: number, change?: Partial<Line>): Line
  /** All rows of a query, for assertions. */
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Makes every hold look as if its 20 minutes were over. */
  lapseHolds(): Promise<void>
}

/** Creates the fixture on a database of its own. */
export async function createCheckoutFixture({
  env,
  ...options
}: TestDatabaseOptions & { env?: Record<string, string> } = {}): Promise<CheckoutFixture> {
  return fixtureOf(await createTestApp(env, options))
}

/** Creates it on a database that is there already. */
export const createCheckoutFixtureOn = async (db: Database): Promise<CheckoutFixture> =>
  fixtureOf(await createTestAppOn(db))

async function fixtureOf(app: TestApp): Promise<CheckoutFixture> {
  const { pool } = app.db
  const owner = await app.user({ name: 'Olga Owner' })
  const renter = await app.user({ name: 'Rita Renter', kyc_level: 1 })
  const offer = (change?: Partial<ItemOptions>) =>
    createItem(pool, { owner: owner.id, pricePerDayCents: 1_000, ...change })
  const item = await offer()
  return {
    ...app,
    ...checkoutSteps((as) => app.client(as && { as: as as TestUser })),
    owner,
    renter,
    item,
    another: offer,
    line: (of = item, fromDays, change) => lineOf(of.id, app.deps.now(), fromDays, change),
    async rows(sql, values) {
      return (await pool.query(sql, values)).rows
    },
    async lapseHolds() {
      // What a checkout has locked is passed by: it locks its holds in an order of its own.
      await pool.query(`update public.reservations set expires_at = now() - interval '1 second'
        where id in (select id from public.reservations for update skip locked)`)
    },
  }
}
