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
