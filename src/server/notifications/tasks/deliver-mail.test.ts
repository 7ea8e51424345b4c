import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { MailRefused } from '#server/mail/mailer.ts'
import { type SmtpDouble, startSmtpDouble } from '#server/mail/testing/smtp-double.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { applySettings } from '#server/settings/apply-settings.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'
import { deliverMail } from './deliver-mail.ts'

let t: TestApp
let smtp: SmtpDouble
beforeAll(async () => {
  smtp = await startSmtpDouble()
  t = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Lendaround <no-reply@lendaround.example>' })
  t.deps.log.warn = () => {}
})
beforeEach(async () => {
  await t.db.pool.query('delete from public.outbox')
  smtp.received.length = 0
  smtp.refuse()
})
afterAll(async () => {
  t.deps.mailer?.close()
  await t.close()
  await smtp.close()
})

const run = (deps = t.deps) => deliverMail.run(deps, async () => new Response())
const write = (to = 'anna@example.org', code = '042137') =>
  writeMail(t.db.pool, { to, locale: 'de', template: 'reauthentication', data: { code, minutes: 60 } })
const rows = async () =>
  (
    await t.db.pool.query(
      'select *, round(extract(epoch from send_after - now()) / 60)::int as wait from public.outbox order by created_at',
    )
  ).rows
const makeDue = () => t.db.pool.query('update public.outbox set send_after = now()')

describe('the delivery of mail', () => {
  it('is in the order of writing, also where a transaction that began earlier writes later', async () => {
    const client = await t.db.pool.connect()
    await client.query('begin')
    await write('anna@example.org', '111111')
    await writeMail(client, {
      to: 'anna@example.org',
      locale: 'de',
      template: 'reauthentication',
      data: { code: '222222', minutes: 60 },
    })
    await client.query('commit')
    client.release()
    expect((await rows()).map(({ data }) => data.code)).toEqual(['111111', '222222'])
  })

  it('is from whom the environment says, until the settings say another one', async () => {
    const send = async () => {
      smtp.received.length = 0
      await write()
      await run()
      const [{ from, raw } = { from: '', raw: '' }] = smtp.received
      return [from, /^From: (.*)\r$/m.exec(raw)?.[1], /^Reply-To: (.*)\r$/m.exec(raw)?.[1]]
    }
    const before = { ...t.deps.config }
    const contact = before.brand.email
    const address = 'no-reply@lendaround.example'
    expect(await send()).toEqual([address, `Lendaround <${address}>`, contact])
    const settings = {
      senderName: 'Hanse, Rental',
      senderEmail: 'post@hanse.test',
      replyEmail: 'office@hanse.test',
    }
    applySettings(t.deps.config, before, settings)
    expect(await send()).toEqual([
      'post@hanse.test',
      '"Hanse, Rental" <post@hanse.test>',
      'office@hanse.test',
    ])
    // Left empty, they are the site's own.
    applySettings(t.deps.config, before, { senderName: '', senderEmail: '', replyEmail: '' })
    expect(await send()).toEqual([contact, `${before.brand.name} <${contact}>`, contact])
    applySettings(t.deps.config, before, {})
  })

  it('is in the main language where the one of the mail is no longer offered', async () => {
    await write()
    setTerms({ languages: ['fr', 'en'] })
    await run()
    setTerms({})
    expect(smtp.received[0]?.raw).toMatch(/^Subject: 042137 est votre code/m)
  })

  it('sends text and HTML in the person’s language, and then deletes them', async () => {
    await write()
    await run()
    expect(smtp.received).toHaveLength(1)
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'no-reply@lendaround.example', to: ['anna@example.org'] })
    expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?042137_ist_dein_Code/m)
    // The operator's address, where somebody reads it.
    expect(mail?.raw).toMatch(/^Reply-To: hello@lendaround\.example\r?$/m)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
    const [row] = await rows()
    expect(row).toMatchObject({ sent_at: expect.any(Date), attempts: 1, data: {} })
    expect(mail?.raw).toContain(`<${row.id}@lendaround.test>`)
    await run()
    expect(smtp.received).toHaveLength(1)
  })

  it('shares the work among many workers: every mail goes out once', async () => {
    for (let i = 0; i < 45; i++) await write(`person${i}@example.org`)
    await Promise.all([run(), run(), run(), run()])
    expect(smtp.received).toHaveLength(45)
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(45)
  })

  it('tries again later when the server is busy, waiting longer each time', async () => {
    await write()
    smtp.refuse(451)
    const waits = []
    for (let i = 0; i < 3; i++) {
      await run()
      waits.push((await rows())[0].wait)
      await makeDue()
    }
    expect(waits).toEqual([1, 4, 16])
    expect((await rows())[0]).toMatchObject({ sent_at: null, failed_at: null, attempts: 3 })
    smtp.refuse()
    await run()
    expect(smtp.received).toHaveLength(1)
  })

  it('gives up after eight tries, keeping the reason', async () => {
    await write()
    smtp.refuse(451)
    for (let i = 0; i < 10; i++) {
      await run()
      await makeDue()
    }
    expect((await rows())[0]).toMatchObject({ attempts: 8, failed_at: expect.any(Date) })
    expect((await rows())[0].last_error).toContain('451')
  })

  it.each(['recipient', 'message'] as const)(
    'gives up at once when the %s is refused permanently',
    async (at) => {
      await write()
      smtp.refuse(550, at)
      await run()
      expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: expect.any(Date) })
    },
  )

  it('goes on with the others when one mail cannot be sent', async () => {
    await write()
    await t.db.pool.query(
      `insert into public.outbox (recipient, template) values ('bo@example.org', 'no-such-mail')`,
    )
    await write('cleo@example.org')
    await run()
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['anna@example.org', 'cleo@example.org'])
  })

  it('takes up a mail whose worker was killed, but not before its lease has ended', async () => {
    await write()
    const killed = {
      ...t.deps,
      mailer: { send: () => new Promise<void>(() => {}), close() {} },
    }
    void run(killed)
    await expect.poll(async () => (await rows())[0].attempts).toBe(1)
    await run()
    expect(smtp.received).toHaveLength(0)
    await makeDue()
    await run()
    expect(smtp.received).toHaveLength(1)
  })

  it('writes one mail for one occasion', async () => {
    const mail = {
      to: 'a@example.org',
      locale: 'en',
      template: 'account-exists',
      data: { url: '/' },
    } as const
    await writeMail(t.db.pool, { ...mail, onceKey: 'reminder:1' })
    await writeMail(t.db.pool, { ...mail, onceKey: 'reminder:1' })
    expect(await rows()).toHaveLength(1)
  })

  it('ends after the mail under way when the process stops, and the others can go at once', async () => {
    for (let i = 0; i < 5; i++) await write(`person${i}@example.org`)
    const stopping = new AbortController()
    const mailer = {
      close: () => {},
      async send(mail: Parameters<NonNullable<typeof t.deps.mailer>['send']>[0]) {
        await t.deps.mailer?.send(mail)
        stopping.abort()
      },
    }
    await deliverMail.run({ ...t.deps, mailer }, async () => new Response(), stopping.signal)
    expect(smtp.received).toHaveLength(1)
    expect(
      (await rows()).filter(({ sent_at, attempts, wait }) => !sent_at && !attempts && wait === 0),
    ).toHaveLength(4)
    await run()
    expect(smtp.received).toHaveLength(5)
  })

  it('does nothing without a mailer: the outbox keeps the mail', async () => {
    await write()
    await run({ ...t.deps, mailer: undefined })
    expect((await rows())[0]).toMatchObject({ attempts: 0, data: { code: '042137' } })
  })

  it('cannot be read by any user through the data API', async () => {
    await write()
    const user = await t.user()
    for (const client of [t.client(), t.client({ as: user })]) {
      expect((await client.from('outbox').select()).error?.code).toBe('42501')
    }
  })

  it('tells a refusal of the mail from a fault of ours', async () => {
    smtp.refuse(550)
    const mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h', messageId: '<1@x>' }
    await expect(t.deps.mailer?.send(mail)).rejects.toBeInstanceOf(MailRefused)
    smtp.refuse(451)
    await expect(t.deps.mailer?.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
  })
})
