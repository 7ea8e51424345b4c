import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { documentFolder } from '#domain/kyc/document.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { remindOfClaims } from '#server/claims/tasks/remind-of-claims.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '#server/testing/calls/cast.ts'
import { sendAlerts } from './tasks/send-alerts.ts'

let t: Cast
let room: Server
let heard: string[]
/** A second moderator and a second admin, who want to hear of no work. */
let quiet: TestUser[]

beforeEach(async () => {
  heard = []
  room = createServer(async (request, response) => {
    const { alert, state } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    heard.push(`${alert} ${state}`)
    response.end()
  }).listen(0)
  t = await createCast()
  const { port } = room.address() as { port: number }
  t.deps.config.env.ALERTS_WEBHOOK_URL = `http://127.0.0.1:${port}/hook`
  t.deps.config.env.ALERTS_DISK_PERCENT = '0'
  quiet = [await t.user({ roles: ['moderator'] }), await t.user({ roles: ['admin'] })]
  for (const person of quiet) await choose(person, { by_mail: false, in_app: false, by_push: false })
  await t.rows(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, server_key)
     select id, 'https://push.example/' || id, repeat('a', 87), repeat('a', 22), 'key' from public.profiles`,
  )
})
afterEach(async () => {
  delete t.deps.config.env.ALERTS_WEBHOOK_URL
  delete t.deps.config.env.ALERTS_DISK_PERCENT
  room.close()
  await t.close()
})

const choose = (person: TestUser, channels: Record<'by_mail' | 'in_app' | 'by_push', boolean>) =>
  t
    .client({ as: person })
    .from('notification_settings')
    .insert({ user_id: person.id, topic: 'work', ...channels })

const alert = () => sendAlerts.run(t.deps, fetch)
const remind = () => remindOfClaims.run(t.deps, fetch)

/** How often each of the team was told of work, by each channel. */
async function told(): Promise<Record<'mail' | 'inApp' | 'push', string[]>> {
  const names = new Map(Object.entries(t.people).map(([name, { id }]) => [id, name]))
  const among = async (table: string, person: string, kind: string) => {
    const rows = await t.rows<{ id: string }>(
      `select ${person} as id from public.${table} where ${kind} = 'work-waiting'`,
    )
    return rows.map(({ id }) => names.get(id) ?? id).toSorted()
  }
  return {
    mail: await among('outbox', 'person_id', 'template'),
    inApp: await among('notifications', 'user_id', 'kind'),
    push: await among('push_outbox', 'user_id', 'template'),
  }
}
const byAll = (...people: string[]) => ({ mail: people, inApp: people, push: people })

/** A claim that was brought before the team so many hours ago. */
async function escalated(hours: number): Promise<string> {
  const { id: bookingId } = await t.rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })
  const report = { bookingId, kind: 'damage', amountCents: 500, description: 'The chuck is bent' }
  const id = (await t.say<{ id: string }>(t.owner, 'open-claim', report)).value!.id
  await t.say(t.renter, 'dispute-claim', { id, message: 'It was before' })
  await wait(id, hours)
  return id
}
const wait = (id: string, hours: number) =>
  t.rows(
    `update public.claim_events set at = $2::timestamptz - make_interval(hours => $3)
     where id = (select max(id) from public.claim_events where claim_id = $1)`,
    [id, t.deps.now(), hours],
  )

it('tells who decides on proofs, and the webhook, of somebody at checkout', async () => {
  const { neighbour } = t.people
  await createSubmission(t.db.pool, { user: neighbour.id, step: 'identity' })
  const documentPath = `${documentFolder(neighbour.id, 'selfie')}me.jpg`
  await t.rows(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     values ('documents', $1, $2, '{"mimetype": "image/jpeg"}')`,
    [documentPath, neighbour.id],
  )
  await t.say(neighbour, 'submit-identity', { step: 'selfie', documentPath, atCheckout: true })
  expect(await told()).toEqual(byAll('admin', 'moderator', 'support'))
  await t.rows('select public.begin_identity_wait($1)', [neighbour.id])
  await alert()
  await alert()
  expect(heard).toEqual(['checkout-waits began'])
})

it('tells once of a claim near its deadline: all who may decide on it, and the webhook', async () => {
  await escalated(47)
  await remind()
  await alert()
  expect([await told(), heard]).toEqual([byAll(), []])
  await escalated(49)
  for (const run of [remind, remind, alert, alert]) await run()
  expect(await told()).toEqual(byAll('admin', 'moderator', 'support'))
  expect(heard).toEqual(['claim-due began'])
  const [mail] = await t.rows<{ data: object }>(
    `select data from public.outbox where template = 'work-waiting'`,
  )
  expect(mail!.data).toMatchObject({ why: 'claim-due' })
})

it('tells of a claim who works on it, by the channels that they chose, and after an appeal other admins', async () => {
  const { support, moderator, admin } = t.people
  const id = await escalated(49)
  await choose(support, { by_mail: false, in_app: true, by_push: false })
  await t.say(moderator, 'assign-claim', { id, to: support.id })
  await remind()
  expect(await told()).toEqual({ mail: [], inApp: ['support'], push: [] })

  await t.say(admin, 'decide-claim', { id, awardCents: 200, reason: 'Half of it' })
  await t.say(t.renter, 'appeal-claim', { id, message: 'Look at the photo' })
  await wait(id, 49)
  const other = await t.user({ roles: ['admin'] })
  await remind()
  expect(await told()).toEqual({ mail: [other.id], inApp: [other.id, 'support'].toSorted(), push: [] })
})

it('leaves to the digest what has been late for a day', async () => {
  await escalated(72 + 25)
  await remind()
  expect(await told()).toEqual(byAll())
})

it('tells finance of money that differs, and admins of work that failed, at most once a day', async () => {
  await t.rental('completed')
  await t.rows(
    `insert into public.payment_discrepancies (payment_id, kind, found_at, seen_at)
     select p.id, 'status', now(), now() from public.payments p limit 1`,
  )
  await alert()
  await alert()
  expect(await told()).toEqual(byAll('admin', 'finance'))
  await t.rows('update public.payment_discrepancies set mended_at = now()')
  const fail = () =>
    t.rows(`insert into public.outbox (recipient, template, failed_at) values ('a@b.test', 'welcome', now())`)
  await fail()
  await alert()
  await fail()
  await alert()
  expect(await told()).toEqual(byAll('admin', 'admin', 'finance'))
  expect(heard).toEqual(['money-differs began', 'work-given-up began', 'work-given-up continues'])
})

it('tells the team also where no webhook is set', async () => {
  delete t.deps.config.env.ALERTS_WEBHOOK_URL
  t.deps.config.env.ALERTS_DISK_PERCENT = '90'
  await t.rows(
    `insert into public.outbox (recipient, template, failed_at) values ('a@b.test', 'welcome', now())`,
  )
  await alert()
  expect(await told()).toEqual(byAll('admin'))
  expect(await t.rows('select name from public.operator_alerts')).toEqual([{ name: 'work-given-up' }])
})
