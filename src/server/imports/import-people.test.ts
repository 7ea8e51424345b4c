import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport } from '#contract/imports.ts'
import { csvOf } from '#domain/csv.ts'
import { EXAMPLE_ROWS, ITEM_COLUMNS, ROWS_AT_ONCE } from '#domain/imports/columns.ts'
import { PERSON_COLUMNS } from '#domain/imports/person-columns.ts'
import { setTerms } from '#domain/settings/terms.ts'
import { jobsOf } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const PETRA = ['petra@import.test', 'Petra Falk', 'de', 'Berlin', 'I lend out tools.']
const file = (...rows: string[][]) => csvOf([[...PERSON_COLUMNS], ...rows])
const run = (csv: string, { from = 0, isDryRun = false, as = admin } = {}) =>
  t.say<ImportReport>(as, 'import-people', { csv, from, isDryRun })
const outcomes = async (csv: string, options = {}) =>
  (await run(csv, options)).value!.rows.map(({ outcome, faults }) => [outcome, ...faults])
const accounts = () =>
  t.rows<{ id: string }>(
    `select u.id, u.email, u.encrypted_password, u.email_confirmed_at, p.name, p.locale, p.city, p.bio, a.joined_at,
       (select count(*)::int from public.agreements g where g.user_id = u.id) as agreements
     from auth.users u join public.profiles p on p.id = u.id join public.affiliates a on a.id = u.id
     where u.email like '%@import.test' order by u.email`,
  )
const mails = () =>
  t.rows<{ data: { url: string } }>(
    `select recipient, locale, data from public.outbox where template = 'account-prepared' order by recipient`,
  )

describe('a person of a file', () => {
  it('gets an account that has agreed to nothing, and a mail without a code', async () => {
    expect(await outcomes(file(PETRA))).toEqual([['created']])
    const [person] = await accounts()
    expect(person).toMatchObject({
      ...{ email: 'petra@import.test', encrypted_password: null, email_confirmed_at: null },
      ...{ name: 'Petra Falk', locale: 'de', city: 'Berlin', bio: 'I lend out tools.' },
      ...{ joined_at: null, agreements: 0 },
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'petra@import.test', locale: 'de' })
    expect(mail!.data.url).toMatch(/\/forgot-password\?invited=petra%40import\.test$/)
    expect(await t.rows('select 1 from auth.one_time_tokens where user_id = $1', [person!.id])).toEqual([])
    const log = await t.rows(`select details from public.audit_log where action = 'import-people'`)
    expect(log).toEqual([{ details: { count: 1, keys: [person!.id] } }])
  })

  it('chooses a password by the code that the page of the invitation sends, and only then has joined', async () => {
    await run(file(PETRA))
    const { auth } = t.client()
    await auth.resetPasswordForEmail('petra@import.test')
    const [mail] = await t.rows<{ data: { code: string } }>(
      `select data from public.outbox where template = 'recovery' and recipient = 'petra@import.test'`,
    )
    const { error } = await auth.verifyOtp({
      email: 'petra@import.test',
      token: mail!.data.code,
      type: 'recovery',
    })
    expect(error).toBeNull()
    expect((await auth.updateUser({ password: 'a horse in a red tent' })).error).toBeNull()
    const again = await t.client().auth.signInWithPassword({
      email: 'petra@import.test',
      password: 'a horse in a red tent',
    })
    expect(again.error).toBeNull()
    expect((await accounts())[0]).toMatchObject({ joined_at: expect.anything() })
  })

  it('may be named as the owner of items before accepting', async () => {
    await run(file(PETRA))
    const [, example] = EXAMPLE_ROWS as [unknown, string[]]
    const items = csvOf([[...ITEM_COLUMNS], example.map((cell, n) => (n === 1 ? 'petra@import.test' : cell))])
    const { value } = await t.say<ImportReport>(admin, 'import-items', {
      csv: items,
      from: 0,
      isDryRun: false,
    })
    expect(value!.rows).toMatchObject([{ outcome: 'created' }])
    const owners = await t.rows(
      `select p.email, i.status from public.imported_items m join public.items i on i.id = m.item_id
       join public.profiles p on p.id = i.owner_id`,
    )
    expect(owners).toEqual([{ email: 'petra@import.test', status: 'draft' }])
  })

  it('is neither made nor written to by a dry run or a refusal', async () => {
    expect(await outcomes(file(PETRA), { isDryRun: true })).toEqual([['created']])
    expect(await outcomes(file(['petra', 'Petra', '', '', '']))).toEqual([['refused', 'email-wrong']])
    expect(await accounts()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('is no affiliate, moderator or verified person, whatever the file says', async () => {
    for (const column of ['password', 'roles', 'kyc_level', 'referral_code'])
      expect(await run(`email,name,${column}\npetra@import.test,Petra,admin`)).toMatchObject({
        code: 'IMPORT_WRONG',
        details: { fault: 'column-unknown', column },
      })
  })
})

describe('an address', () => {
  it('that has an account is left as it is, confirmed or not', async () => {
    const known = await t.user({ email: 'petra@import.test', name: 'Petra' })
    await run(file(['tom@import.test', 'Tom', '', '', '']))
    const before = await accounts()
    expect(
      await outcomes(
        file(['PETRA@import.test', 'Eve', 'fr', 'Paris', 'x'], ['tom@import.test', 'Eve', '', '', '']),
      ),
    ).toEqual([['exists'], ['exists']])
    expect(await accounts()).toEqual(before)
    expect((await mails()).map((mail) => mail)).toMatchObject([{ recipient: 'tom@import.test' }])
    expect(before.map(({ id }) => id)).toContain(known.id)
  })

  it('is invited once: in one file, in two, and by two imports at the same moment', async () => {
    expect(await outcomes(file(PETRA, PETRA))).toEqual([['created'], ['refused', 'key-twice']])
    const people = file(...Array.from({ length: 5 }, (_, n) => [`p${n}@import.test`, `P ${n}`, '', '', '']))
    const answers = await Promise.all([run(people), run(people), run(people, { isDryRun: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await accounts()).toHaveLength(6)
    expect(await mails()).toHaveLength(6)
  })
})

describe('a file of people', () => {
  it('goes on where it stopped, and may be imported again from the start', async () => {
    const rows = Array.from({ length: ROWS_AT_ONCE + 1 }, (_, n) => [`p${n}@import.test`, 'P', '', '', ''])
    expect((await run(file(...rows))).value).toMatchObject({ next: ROWS_AT_ONCE, total: ROWS_AT_ONCE + 1 })
    const again = await run(file(...rows))
    expect(again.value!.rows.every(({ outcome }) => outcome === 'exists')).toBe(true)
    expect(await outcomes(file(...rows), { from: ROWS_AT_ONCE })).toEqual([['created']])
    expect(await mails()).toHaveLength(ROWS_AT_ONCE + 1)
  })

  it('is refused of everybody but admins', async () => {
    const staff = await t.user({ roles: ['moderator'] })
    for (const as of [t.owner, staff])
      expect(await run(file(PETRA), { as })).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('an invitation that nobody accepts', () => {
  const sweep = async (days: number) => {
    t.setNow(days * 86_400_000)
    const job = jobsOf(t.deps).find(({ name }) => name === 'delete-lapsed-invitations')!
    await job.run(t.deps, async (request) => t.app.fetch(request))
  }
  const left = async () => (await accounts()).map((person) => (person as unknown as { email: string }).email)

  it('is deleted with the account and its drafts once its time is over', async () => {
    await run(file(PETRA, ['tom@import.test', 'Tom', '', '', '']))
    const [petra, tom] = await accounts()
    const [, example] = EXAMPLE_ROWS as [unknown, string[]]
    await t.say(admin, 'import-items', {
      csv: csvOf([[...ITEM_COLUMNS], example.map((cell, n) => (n === 1 ? 'petra@import.test' : cell))]),
      from: 0,
      isDryRun: false,
    })
    await t.rows('update auth.users set email_confirmed_at = now() where id = $1', [tom!.id])
    await sweep(89)
    expect(await left()).toEqual(['petra@import.test', 'tom@import.test'])
    await sweep(2)
    expect(await left()).toEqual(['tom@import.test'])
    expect(await t.rows('select 1 from public.items where owner_id = $1', [petra!.id])).toEqual([])
    expect(
      await t.rows('select name, email, city, bio from public.profiles where id = $1', [petra!.id]),
    ).toEqual([{ name: '', email: '', city: '', bio: '' }])
    expect(await t.rows('select person_id from public.imported_people')).toEqual([{ person_id: tom!.id }])
    // The address is free again.
    expect(await outcomes(file(PETRA))).toEqual([['created']])
  })

  it('is kept as long as the operator sets it', async () => {
    await run(file(PETRA))
    setTerms({ invitationDays: 200 })
    await sweep(199)
    expect(await left()).toEqual(['petra@import.test'])
    setTerms({})
    await sweep(0)
    expect(await left()).toEqual([])
  })
})
