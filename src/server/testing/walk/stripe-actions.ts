import type { Action } from './act.ts'
import type { WalkWorld } from './walk-world.ts'

/** The bank behind the account has the money, or sends it back, also days after it had it. */
export const bankAnswers: Action = async ({ stripe, random }) => {
  const all = [...stripe.connect.payouts.values()].filter(({ status }) => status !== 'failed')
  if (all.length === 0) return 'none'
  const { id, status } = random.pick(all)
  const isRefused = random.chance(status === 'paid' ? 0.1 : 0.25)
  if (status === 'paid' && !isRefused) return 'paid'
  stripe.connect.settle(id, isRefused ? 'failed' : 'paid', 'account_closed')
  return isRefused ? 'refused' : 'paid'
}

/** The transfers of which Stripe has not told yet that something was taken back. */
const untold = new WeakMap<WalkWorld['stripe'], Set<string>>()
function untoldOf({ stripe }: WalkWorld): Set<string> {
  const known = untold.get(stripe) ?? new Set<string>()
  untold.set(stripe, known)
  return known
}

/** Stripe tells of what it has, some of it twice, late and in another order. */
export const stripeTells: Action = async (world) => {
  const { stripe, random, tell } = world
  const { accounts, payouts, transfers } = stripe.connect
  const events = [
    ...[...accounts.keys()].map((id) => ['account.updated', id, id] as const),
    ...[...payouts.values()].map(({ id, account }) => ['payout.updated', id, account] as const),
    ...[...transfers.keys()].map((id) => ['transfer.updated', id, undefined] as const),
  ]
  const told = random.shuffled(events).slice(0, 4)
  await Promise.all(
    [...told, ...told.slice(0, 1)].map(async ([type, id, account]) => {
      if (await tell(type, id, account)) untoldOf(world).delete(id)
    }),
  )
  return 'done'
}

/** Stripe wants something more of the lender, or has it. */
export const stripeDoubts: Action = async ({ stripe, random }) => {
  const account = random.pick([...stripe.connect.accounts.values()])
  const isEnabled = !account.isEnabled || random.chance(0.7)
  Object.assign(account, { isEnabled, due: isEnabled ? [] : ['individual.verification.document'] })
  return isEnabled ? 'enabled' : 'restricted'
}

/** The operator takes money back in Stripe's dashboard, a part or all, at any time after it was transferred. */
export const stripeReverses: Action = async (world) => {
  const { stripe, random } = world
  const out = [...stripe.connect.transfers.values()].filter((each) => each.amount > each.amount_reversed)
  if (out.length === 0) return 'none'
  const { id, amount, amount_reversed: reversed } = random.pick(out)
  const left = amount - reversed
  const cents = random.chance(0.4) ? left : random.between(1, left)
  stripe.connect.reverse(id, cents)
  untoldOf(world).add(id)
  return cents === left ? 'all of it' : 'a part'
}

/**
 * Brings everything at Stripe to its end: banks answer, accounts are in order, their owners pay what they owe, and every
 * webhook arrives: Stripe repeats one for days.
 */
export async function finishStripe(world: WalkWorld): Promise<void> {
  const { stripe, tell } = world
  const { accounts, payouts, transfers } = stripe.connect
  // For a day Stripe repeats a refusal to the same key.
  stripe.forgetKeys()
  for (const account of accounts.values()) {
    Object.assign(account, { isEnabled: true, due: [] })
    const isPaidOut = (transfer: { metadata: Record<string, string> }) =>
      [...payouts.values()].some(({ metadata }) => metadata.payout_id === transfer.metadata.payout_id)
    const waiting = [...transfers.values()].filter(
      (each) => each.destination === account.id && !isPaidOut(each),
    )
    account.balance = Math.max(
      account.balance,
      waiting.reduce((sum, each) => sum + each.amount, 0),
    )
  }
  for (const { id, status } of payouts.values()) if (status === 'pending') stripe.connect.settle(id, 'paid')
  for (const id of untoldOf(world)) if (await tell('transfer.reversed', id)) untoldOf(world).delete(id)
}

/** Queries for broken invariants about Stripe: each payout exists once, and the ledger matches what was sent. */
export async function brokenStripe({ stripe, rows }: WalkWorld): Promise<Record<string, string[]>> {
  const { payouts, transfers } = stripe.connect
  const twice = (ids: (string | undefined)[]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map(String)
  const groups = Map.groupBy(transfers.values(), (each) => each.transfer_group)
  const open = await rows<{ id: string }>(`select id from public.payouts where status = 'approved'`)
  // An amount on its way has been transferred, and is not paid.
  const settled = [...transfers.values()].filter(
    ({ metadata }) => !open.some(({ id }) => id === metadata.payout_id),
  )
  const outCents = settled.reduce((sum, each) => sum + each.amount - each.amount_reversed, 0)
  const [ledger] = await rows<{ cents: number }>(`select coalesce(sum(e.amount_cents), 0)::int as cents
    from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      join public.ledger_transfers t on t.id = e.transfer_id
      join public.payouts p on p.id = t.payout_id
      join public.payout_methods m on m.id = p.method_id and m.kind = 'stripe'`)
  const broken = {
    'no payout is transferred twice': [...groups].flatMap(([group, [first, ...others]]) =>
      [first!, ...others].reduce((sum, each) => sum + each.amount - each.amount_reversed, 0) > first!.amount
        ? [group]
        : [],
    ),
    'no payout is paid twice': twice([...payouts.values()].map(({ metadata }) => metadata.payout_id)),
    'the ledger has what is out at Stripe':
      ledger!.cents === outCents
        ? []
        : [`Stripe ${outCents}, ledger ${ledger!.cents}`, ...(await differing(groups, rows))],
  }
  return Object.fromEntries(Object.entries(broken).filter(([, found]) => found.length > 0))
}

/** The payouts of which the ledger has another amount than Stripe, with what is listed about them. */
async function differing(
  groups: Map<string, { amount: number; amount_reversed: number }[]>,
  rows: WalkWorld['rows'],
): Promise<string[]> {
  const payouts = await rows<{ id: string; cents: number; facts: string }>(`select p.id,
      (select coalesce(sum(e.amount_cents), 0)::int from public.ledger_transfers t
        join public.ledger_entries e on e.transfer_id = t.id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider' where t.payout_id = p.id) as cents,
      json_build_object('status', p.status, 'created', p.created_at, 'reconciled', p.reconciled_at, 'listed', (
        select json_agg(d) from public.payout_discrepancies d where d.payout_id = p.id))::text as facts
    from public.payouts p where p.status <> 'approved'`)
  return payouts.flatMap(({ id, cents, facts }) => {
    const sent = groups.get(`payout:${id}`) ?? []
    const out = sent.reduce((sum, each) => sum + each.amount - each.amount_reversed, 0)
    return sent.length === 0 || out === cents ? [] : [`${id}: Stripe ${out}, ledger ${cents}, ${facts}`]
  })
}
