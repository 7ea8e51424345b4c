import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { createCertificate } from '#server/testing/create-certificate.ts'
import { sendAlerts } from './send-alerts.ts'

let t: TestApp
let room: Server
let status: number
let heard: Record<string, string>[]
let mailed: { to: string; subject: string; text: string }[]

beforeEach(async () => {
  heard = []
  mailed = []
  status = 200
  room = createServer(async (request, response) => {
    const chunks = await request.toArray()
    if (status === 200) heard.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(status).end()
  }).listen(0)
  const { port } = room.address() as { port: number }
  t = await createTestApp({
    ALERTS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    ALERTS_EMAIL: 'ops@example.org',
    ALERTS_DISK_PERCENT: '0',
  })
  t.deps.log.warn = () => {}
  t.deps.mailer = { send: async (mail) => void mailed.push(mail), close() {} }
})
afterEach(async () => {
  room.close()
  await t.close()
})

const run = () => sendAlerts.run(t.deps, async () => new Response())
const told = () => heard.map(({ alert, state }) => `${alert} ${state}`)
const failMail = () =>
  t.db.pool.query(
    `insert into public.outbox (recipient, template, failed_at) values ('anna@example.org', 'welcome', now())`,
  )

it('says nothing where nothing is wrong, and where nobody is to be told', async () => {
  await run()
  expect([heard, mailed]).toEqual([[], []])
  const silent = await createTestApp({ ALERTS_DISK_PERCENT: '90' })
  await sendAlerts.run(silent.deps, async () => new Response())
  expect((await silent.db.pool.query('select name from public.operator_alerts')).rows).toEqual([])
  await silent.close()
})

it('tells of work given up once, by both ways and without a person, and again when there is more', async () => {
  await failMail()
  await Promise.all([run(), run(), run()])
  expect(told()).toEqual(['work-given-up began'])
  expect(heard[0]!.text).toMatch(/^\[\S+\] work-given-up began\n1 tasks or mails failed .*\/admin\/failures$/)
  expect(mailed).toMatchObject([{ to: 'ops@example.org', subject: heard[0]!.text!.split('\n')[0] }])
  expect(JSON.stringify([heard, mailed])).not.toContain('anna')

  t.setNow(2 * 86_400_000)
  await run()
  await failMail()
  await run()
  expect(told()).toEqual(['work-given-up began', 'work-given-up continues'])
})

it('reminds of a queue each day, and says when it has been in order for ten minutes', async () => {
  await t.db.pool.query(`insert into public.outbox (recipient, template, send_after)
    values ('a@b.test', 'welcome', now() - interval '10 minutes')`)
  await run()
  t.setNow(25 * 3_600_000)
  await run()
  await t.db.pool.query('update public.outbox set sent_at = now()')
  t.setNow(5 * 60_000)
  await run()
  expect(told()).toEqual(['queue-ages began', 'queue-ages continues'])
  t.setNow(6 * 60_000)
  await run()
  expect(told()).toEqual(['queue-ages began', 'queue-ages continues', 'queue-ages ended'])
})

it('tries again where neither way took it, and is content with one', async () => {
  await failMail()
  const { mailer } = t.deps
  t.deps.mailer = undefined
  status = 500
  await expect(run()).rejects.toThrow('Nobody took the alert work-given-up')
  status = 200
  await run()
  expect(told()).toEqual(['work-given-up began'])
  t.deps.mailer = mailer
  status = 500
  await failMail()
  await run()
  expect(mailed).toHaveLength(1)
})

it('tells of a disk with less room than there has to be', async () => {
  t.deps.config.env.ALERTS_DISK_PERCENT = '90'
  await run()
  expect(told().filter((line) => line.startsWith('disk'))).toEqual(['disk-fills began'])
})

it('tells of a ledger that does not add up to zero', async () => {
  await t.db.pool.query(
    `insert into public.figure_sums (figure, at, key, number, cents) values ('balance', '-infinity', 'platform', 1, 5)
     on conflict (figure, at, key) do update set cents = figure_sums.cents + 5`,
  )
  await run()
  expect(told()).toEqual(['ledger-unbalanced began'])
  expect(heard[0]!.text).toContain('add up to 5 cents')
})

const certificate = createCertificate(20)

it.skipIf(!certificate)(
  'tells of a certificate two weeks before it ends, and again when it has',
  async () => {
    const site = createTlsServer(certificate ?? {}).listen(0)
    t.deps.config.siteUrl = `https://localhost:${(site.address() as { port: number }).port}`
    const days = 86_400_000
    await run()
    t.setNow(7 * days)
    await run()
    t.setNow(14 * days)
    await run()
    site.close()
    expect(told()).toEqual(['certificate-ends began', 'certificate-ends continues'])
    expect(heard[1]!.text).toMatch(/The certificate of \S+ ended on 20/)
  },
)
