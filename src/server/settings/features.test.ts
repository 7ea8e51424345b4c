import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rounds, SEED } from '#backend/testing/rounds.ts'
import { SETTINGS } from '#domain/settings/settings.ts'
import { DEFAULT_TERMS, type Feature } from '#domain/settings/terms.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS, type Line, linesOf, type StartChange } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
let hubId: string
let versions: Partial<Record<Feature, number>>
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
  versions = {}
  await t.rows(`update public.items set delivery_methods = '{pickup,delivery,hub}' where id = $1`, [
    t.item.id,
  ])
  const [hub] = await t.rows<{ id: string }>(
    `insert into public.hubs (name, address, city, country, latitude, longitude)
     select 'Kiosk', 'Weg 1', city, country, 52.5, 13.4 from public.items where id = $1 returning id`,
    [t.item.id],
  )
  hubId = hub!.id
})
afterEach(() => t.close())

async function turn(feature: Feature, isOn: boolean) {
  const version = versions[feature] ?? 0
  const body = { name: feature, value: isOn, version, reason: 'Tried' }
  expect(await t.say(admin, 'change-setting', body)).toMatchObject({ status: 200 })
  versions[feature] = version + 1
  await t.deps.settings.reload()
}

type Way = 'hourly' | 'pickup' | 'delivery' | 'hub'
const CHOICES: Record<Way, StartChange> = {
  hourly: {},
  pickup: {},
  delivery: { deliveryMethod: 'delivery', deliveryAddress: 'Weg 2, 10115 Berlin' },
  hub: { deliveryMethod: 'hub' },
}

function lineOf(way: Way, itemId: string, day = 3): Line {
  const start = Math.floor(t.deps.now().getTime() / DAY_MS) * DAY_MS + day * DAY_MS + 9 * HOUR_MS
  const end = start + (way === 'hourly' ? 3 * HOUR_MS : DAY_MS)
  const { deliveryMethod } = CHOICES[way]
  return {
    itemId,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    ...(deliveryMethod && { deliveryMethod }),
  }
}

/** What a hold is refused for; nothing where it is placed. */
async function refusalOf(way: Way, itemId: string, day?: number) {
  const held = await t.hold(t.renter, lineOf(way, itemId, day))
  if (held.status === 200) return undefined
  const [line] = linesOf(held)
  return line && { code: line.code, details: line.details }
}

describe('what is switched off', () => {
  it.each(['hourly', 'delivery', 'hub'] as const)('takes no new rental: %s', async (feature) => {
    await turn(feature, false)
    expect(await refusalOf(feature, t.item.id)).toEqual({ code: 'FEATURE_OFF', details: { feature } })
    expect(await refusalOf('pickup', t.item.id)).toBeUndefined()
    await turn(feature, true)
    expect(
      await refusalOf(feature, (await t.another({ deliveryMethods: ['pickup', 'delivery', 'hub'] })).id),
    ).toBe(undefined)
  })

  it('is refused as a row of the data API as well', async () => {
    await turn('hourly', false)
    const { itemId, start, end } = lineOf('hourly', t.item.id)
    const { error } = await t
      .client({ as: t.renter })
      .from('reservations')
      .insert({ item_id: itemId, user_id: t.renter.id, start_date: start, end_date: end })
    expect(error).toMatchObject({ code: 'LA035', hint: 'FEATURE_OFF' })
  })

  it('is paid where it was held before', async () => {
    const held = await t.hold(t.renter, lineOf('hourly', t.item.id))
    await turn('hourly', false)
    expect((await t.start(t.renter, held)).status).toBe(200)
  })

  it('is not a way to hand over that a checkout could change to', async () => {
    await turn('delivery', false)
    const held = await t.hold(t.renter, lineOf('pickup', t.item.id))
    const started = await t.start(t.renter, held, CHOICES.delivery)
    expect(linesOf(started)).toMatchObject([{ code: 'FEATURE_OFF', details: { feature: 'delivery' } }])
  })

  it('is taken out of a listing before it is published', async () => {
    const { id } = await t.another({ status: 'draft', deliveryMethods: ['pickup', 'delivery'] })
    await turn('delivery', false)
    expect(await t.say(t.owner, 'publish-item', { itemId: id })).toMatchObject({
      code: 'LISTING_INCOMPLETE',
      details: { problems: expect.arrayContaining([expect.objectContaining({ code: 'method-off' })]) },
    })
  })

  it('brings nobody new, while those who were brought stay', async () => {
    const chainOf = async (code: string) => {
      const { data, error } = await t.client().auth.signUp({
        email: `${crypto.randomUUID()}@example.org`,
        password: 'a-long-Passphrase-7',
        options: { data: { name: 'Nils', referral_code: code } },
      })
      expect(error).toBeNull()
      const [row] = await t.rows<{ referral_chain: string[] }>(
        'select referral_chain from public.affiliates where id = $1',
        [data.user!.id],
      )
      return row!.referral_chain
    }
    const [{ referral_code: code }] = (await t.rows<{ referral_code: string }>(
      'select referral_code from public.affiliates where id = $1',
      [t.owner.id],
    )) as [{ referral_code: string }]
    expect(await chainOf(code)).toEqual([t.owner.id])
    await turn('affiliates', false)
    expect(await chainOf(code)).toEqual([])
    expect(
      await t.rows('select from public.affiliates where referral_chain = array[$1]::uuid[]', [t.owner.id]),
    ).toHaveLength(1)
  })
})

describe('the database', () => {
  it('has on what the pages have on by default', async () => {
    const features = Object.entries(SETTINGS).filter(([, { group }]) => group === 'features')
    expect(features.length).toBeGreaterThan(5)
    for (const [feature] of features) {
      const isOn = DEFAULT_TERMS[feature as Feature]
      expect(await t.rows('select public.feature_on($1) as is_on', [feature])).toEqual([{ is_on: isOn }])
    }
  })

  it('takes no switch that is neither on nor off', async () => {
    const insert = `insert into public.setting_changes (name, version, value, effective_from, reason)
      values ('hourly', 1, '"off"', now(), 'x')`
    await expect(t.rows(insert)).rejects.toMatchObject({ constraint: 'setting_changes_features' })
  })
})

describe('bookings', () => {
  it('keep their terms however features are switched, and are made only of what is on', async () => {
    const step = fc.record({
      way: fc.constantFrom<Way>('hourly', 'pickup', 'delivery', 'hub'),
      feature: fc.constantFrom<'hourly' | 'delivery' | 'hub'>('hourly', 'delivery', 'hub'),
      isOn: fc.boolean(),
    })
    const isOn = { pickup: true, hourly: true, delivery: true, hub: true }
    const made = new Map<string, unknown>()
    const load = async () => {
      const rows = await t.rows<{ id: string }>(
        `select id, status, start_date, end_date, delivery_method, delivery_address, hub_id, total_cents, delivery_cents,
           fee_percent from public.bookings order by number`,
      )
      return new Map(rows.map((row) => [row.id, row]))
    }
    let day = 3
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 6 }), async (steps) => {
        for (const { way, feature, isOn: to } of steps) {
          await turn(feature, to)
          isOn[feature] = to
          day += 2
          const held = await t.hold(t.renter, lineOf(way, t.item.id, day))
          expect(held.status === 200).toBe(isOn[way])
          if (held.status === 200) {
            const started = await t.start(t.renter, held, {
              ...CHOICES[way],
              ...(way === 'hub' && { hubId }),
            })
            expect(started.code).toBeUndefined()
            // It is switched off between the hold and the end of the payment.
            if (way !== 'pickup') await turn(way, false)
            await t.confirm(started)
            expect((await t.complete(t.renter, started)).status).toBe(200)
            if (way !== 'pickup') isOn[way] = false
          }
          const now = await load()
          for (const [id, row] of made) expect(now.get(id)).toEqual(row)
          expect(now.size).toBe(made.size + (held.status === 200 ? 1 : 0))
          for (const [id, row] of now) made.set(id, row)
        }
      }),
      { numRuns: rounds(3, 30), seed: SEED },
    )
    expect(made.size).toBeGreaterThan(2)
  })
})
