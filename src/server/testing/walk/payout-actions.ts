import { type Action, say } from './act.ts'

export const requestPayout: Action = async (world) => {
  const { person, methodId } = world.random.pick(world.lenders)
  const amountCents = 2_000 + world.random.between(0, 3_000)
  return say(world, person, 'request-payout', { amountCents, methodId })
}

export const decidePayout: Action = async (world) => {
  const [row] = await world.rows<{ id: string }>(
    `select id from public.payouts where status = 'requested' order by number limit 1`,
  )
  if (!row) return 'none'
  const yes = () => world.say(world.moderator, 'approve-payout', { id: row.id })
  const no = () => world.say(world.moderator, 'reject-payout', { id: row.id, reason: 'random' })
  const answers = await Promise.all(
    world.random.pick([[yes], [yes], [no], [yes, no], [yes, yes]]).map((act) => act()),
  )
  return answers.map(({ code, status }) => code ?? status).join('+')
}

/** An admin decides about money that was taken back of a payout after the bank had it. */
export const settleReturn: Action = async (world) => {
  const [row] = await world.rows<{ id: string; cents: number }>(
    `select id, provider_cents::int as cents from public.payout_discrepancies
     where kind = 'returned' and mended_at is null and decision is null order by found_at limit 1`,
  )
  if (!row) return 'none'
  const decision = world.random.pick(['again', 'again', 'keep'])
  return `${decision} ${await say(world, world.admin, 'settle-return', { ...row, decision, reason: 'random' })}`
}
