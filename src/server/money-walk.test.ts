import { afterEach, expect, it } from 'vitest'
import { DAY_MS } from './checkout/testing/steps.ts'
import { ACTIONS } from './testing/walk/actions.ts'
import { brokenBooks } from './testing/walk/broken-books.ts'
import { endDisputes } from './testing/walk/dispute-actions.ts'
import { brokenProvider, finishProvider } from './testing/walk/provider-actions.ts'
import { rentOnce } from './testing/walk/rent-once.ts'
import { createWalkWorld, type WalkWorld } from './testing/walk/walk-world.ts'

// Random walks over everything that moves money, with crashes, time-outs and repeated webhooks, half of them with
// accounts at Stripe and half with accounts at the embedded provider. A longer one, or the one that failed:
// WALK_STEPS=10000 WALK_SEED=… WALK_PROVIDER=stripe npx vitest run --project server src/server/money-walk.test.ts
const SEED = process.env.WALK_SEED ?? '20261124'
const STEPS = Number(process.env.WALK_STEPS ?? 70)
const PROVIDERS = (['stripe', 'test'] as const).filter((each) => (process.env.WALK_PROVIDER ?? each) === each)
/** The books are looked at after so many steps. */
const CHECK_EVERY = 10

let world: WalkWorld
afterEach(() => world.close())

const bag = ACTIONS.flatMap((action) => Array<(typeof ACTIONS)[number]>(action.weight).fill(action))

/** Finishes everything under way, without further faults. */
async function finish(): Promise<void> {
  world.faults.isOn = false
  for (let round = 0; round < 45; round++) {
    world.setNow(round < 12 ? 60_000 : DAY_MS)
    // Open decisions are made, and every rented item comes back.
    for (const name of ['decide', 'decide', 'decide', 'return', 'decide payout', 'settle return'])
      await ACTIONS.find((each) => each.name === name)!.act(world)
    await endDisputes(world)
    await finishProvider(world)
    for (const job of world.jobs) await world.run(job)
    await world.drain()
    const [{ open }] = (await world.rows<{ open: number }>(
      `select count(*)::int as open from public.bookings where status not in ('declined', 'cancelled', 'completed')`,
    )) as [{ open: number }]
    if (open === 0 && round > 14) break
  }
  for (let round = 0; round < 8; round++) {
    world.setNow(2 * 3_600_000)
    await ACTIONS.find(({ name }) => name === 'settle return')!.act(world)
    // What was charged last may be disputed, too.
    await endDisputes(world)
    await finishProvider(world)
    for (const job of world.jobs) await world.run(job)
    await world.drain()
  }
}

it.each(PROVIDERS)(
  `keeps every cent over ${STEPS} random steps (seed ${SEED}), accounts at: %s`,
  async (provider) => {
    world = await createWalkWorld(SEED, provider)
    const outcomes: Record<string, number> = {}
    const last: string[] = []
    await rentOnce(world)
    world.faults.isOn = true
    for (let step = 1; step <= STEPS; step++) {
      const { name, act } = world.random.pick(bag)
      const outcome = await act(world).catch((error: Error) => error.message)
      const told = `${name}: ${outcome}`
      outcomes[told] = (outcomes[told] ?? 0) + 1
      last.push(`${step} ${told}`)
      if (step % CHECK_EVERY > 0) continue
      const [broken, log] = [await brokenBooks(world.db, 'always'), last.splice(0)]
      expect({ seed: SEED, broken, log }).toEqual({ seed: SEED, broken: {}, log })
    }
    await finish()
    const [done] = await world.rows(`select count(*)::int as bookings,
      count(*) filter (where status = 'completed')::int as completed,
      (select count(*)::int from public.ledger_transfers) as transfers,
      (select count(*)::int from public.adjustments where status = 'done') as adjustments,
      (select count(*)::int from public.disputes) as disputes,
      (select count(*)::int from public.order_lines where discount_cents > 0 or weekend_units > 0) as discounted,
      (select count(*)::int from public.invoices) as invoices from public.bookings`)
    if (process.env.WALK_STEPS)
      process.stdout.write(
        `${JSON.stringify({ seed: SEED, steps: STEPS, faults: world.faults.counts, ...done, outcomes }, null, 1)}\n`,
      )
    const broken = { ...(await brokenBooks(world.db, 'in the end')), ...(await brokenProvider(world)) }
    expect({ seed: SEED, broken }).toEqual({ seed: SEED, broken: {} })
    // A payout that was sent late is taken off the list by the next comparison.
    expect(
      await world.rows(
        `select * from public.payout_discrepancies where mended_at is null and kind <> 'waiting'`,
      ),
    ).toEqual([])
    expect(
      await world.rows(`select d.kind, p.status, p.purpose, t.status as provider, p.created_at, p.reconciled_at, d.seen_at
        from public.payment_discrepancies d join public.payments p on p.id = d.payment_id
        left join public.payment_intents i on i.payment_id = p.id
        left join payments_test.payments t on t.id = i.id where d.mended_at is null`),
    ).toEqual([])
    expect((done as { completed: number }).completed).toBeGreaterThan(0)
  },
  // A step takes some 50 ms; a long walk goes beside all other work of a machine.
  60_000 + STEPS * 2_000,
)
