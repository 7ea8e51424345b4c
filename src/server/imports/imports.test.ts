import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport } from '#contract/imports.ts'
import { csvOf } from '#domain/csv.ts'
import { EXAMPLE_ROWS, IMPORT_LIMITS, ITEM_COLUMNS, ROWS_AT_ONCE } from '#domain/imports/columns.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
let email: string
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
  email = await emailOf(t.owner)
})
afterEach(() => t.close())

const emailOf = async ({ id }: TestUser) =>
  (await t.rows<{ email: string }>('select email from auth.users where id = $1', [id]))[0]!.email
type Change = Partial<Record<(typeof ITEM_COLUMNS)[number], string>>
const [, example] = EXAMPLE_ROWS as [unknown, string[]]
/** The example's first item, in the owner's name, with changes. */
const row = (change: Change = {}) =>
  ITEM_COLUMNS.map((name, n) => change[name] ?? (name === 'owner' ? email : example[n]!))
const file = (...changes: Change[]) => csvOf([[...ITEM_COLUMNS], ...changes.map(row)])
const run = (csv: string, { from = 0, isDryRun = false, as = admin } = {}) =>
  t.say<ImportReport>(as, 'import-items', { csv, from, isDryRun })
const outcomes = async (csv: string, isDryRun = false) =>
  (await run(csv, { isDryRun })).value!.rows.map(({ outcome, faults }) => [outcome, ...faults])
const drafts = () =>
  t.rows<{ title: string; owner_id: string; unit_count: number }>(
    `select i.title, i.owner_id, i.unit_count, i.status, i.price_per_day_cents, i.deposit_cents, i.delivery_methods, i.time_zone,
       l.address
     from public.imported_items m join public.items i on i.id = m.item_id
     join public.item_locations l on l.item_id = i.id order by m.key`,
  )

describe('an item of a file', () => {
  it('becomes a draft of its owner, with all that the row says', async () => {
    expect(await outcomes(file({}))).toEqual([['created']])
    expect(await drafts()).toEqual([
      {
        ...{ title: 'Hammer drill', owner_id: t.owner.id, unit_count: 2, status: 'draft' },
        ...{ price_per_day_cents: 1_250, deposit_cents: 5_000, delivery_methods: ['pickup', 'delivery'] },
        ...{ time_zone: 'Europe/Berlin', address: 'Sonnenallee 12' },
      },
    ])
    const [entry] = await t.rows(`select action, details from public.audit_log where action = 'import-items'`)
    expect(entry).toMatchObject({ details: { count: 1, keys: ['A-1001'] } })
  })

  it('lacks nothing but photos: its owner offers it once it has some', async () => {
    await run(file({}))
    const [item] = await t.rows<{ item_id: string }>('select item_id from public.imported_items')
    const answer = await t.say(t.owner, 'publish-item', { itemId: item!.item_id })
    expect(answer).toMatchObject({
      code: 'LISTING_INCOMPLETE',
      details: { problems: [{ code: 'photos-missing' }] },
    })
  })

  it('is written by a dry run as little as by a refusal', async () => {
    expect(await outcomes(file({}, { key: 'A-2' }), true)).toEqual([['created'], ['created']])
    expect(await outcomes(file({ title: 'ab' }))).toEqual([['refused', 'title-short']])
    expect(await t.rows('select 1 from public.imported_items')).toEqual([])
    expect(await t.rows(`select 1 from public.audit_log where action = 'import-items'`)).toEqual([])
  })

  it.each<[string, Change]>([
    ['key-wrong', { key: ' ' }],
    ['key-wrong', { key: 'k'.repeat(101) }],
    ['owner-unknown', { owner: 'nobody@example.com' }],
    ['title-long', { title: 'x'.repeat(101) }],
    ['description-short', { description: 'Short' }],
    ['category-missing', { category: 'spaceships' }],
    ['language-missing', { language: 'it' }],
    ['price-missing', { price_per_day: '' }],
    ['price-unreadable', { price_per_day: '1.250,00' }],
    ['price-range', { price_per_day: '999999' }],
    ['deposit-unreadable', { deposit: 'much' }],
    ['quantity-range', { quantity: '51' }],
    ['quantity-unreadable', { quantity: '-1' }],
    ['delivery-unreadable', { delivery: 'drone' }],
    ['place-unreadable', { latitude: '200' }],
    ['place-missing', { latitude: '', longitude: '' }],
    ['address-missing', { address: '' }],
    ['row-refused', { title: 'Two\nlines' }],
    ['row-refused', { title: 'See www.example.com' }],
    ['cell-long', { neighbourhood: 'x'.repeat(5_001) }],
  ])('is refused with %s for %j', async (fault, change) => {
    const [[outcome, ...faults]] = (await outcomes(file(change))) as [string[]]
    expect(outcome).toBe('refused')
    expect(faults).toContain(fault)
    expect(await t.rows('select 1 from public.imported_items')).toEqual([])
  })

  it('keeps markup and formulas as the words they are', async () => {
    const title = '<img src=x onerror=alert(1)> =1+1'
    expect(await outcomes(file({ title }))).toEqual([['created']])
    expect(await drafts()).toMatchObject([{ title }])
  })

  it('is not of an owner who is blocked', async () => {
    await t.rows('update public.profiles set is_blocked = true where id = $1', [t.owner.id])
    expect(await outcomes(file({}))).toEqual([['refused', 'owner-unknown']])
  })
})

describe('a key', () => {
  it('is imported once, in one file, in two, and after its item was deleted', async () => {
    expect(await outcomes(file({}, {}))).toEqual([['created'], ['refused', 'key-twice']])
    expect(await outcomes(file({ title: 'Another name' }))).toEqual([['exists']])
    await t.rows('delete from public.items where id in (select item_id from public.imported_items)')
    expect(await outcomes(file({}))).toEqual([['exists']])
  })

  it('is imported once by two imports at the same moment', async () => {
    const csv = file(...Array.from({ length: 5 }, (_, n) => ({ key: `A-${n}` })))
    const answers = await Promise.all([run(csv), run(csv), run(csv, { isDryRun: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await drafts()).toHaveLength(5)
  })
})

describe('a file', () => {
  it('goes on where it stopped, and may be imported again from the start', async () => {
    const csv = file(...Array.from({ length: ROWS_AT_ONCE + 2 }, (_, n) => ({ key: `A-${n}` })))
    const first = await run(csv)
    expect(first.value).toMatchObject({ total: ROWS_AT_ONCE + 2, next: ROWS_AT_ONCE })
    // The browser was closed here.
    const again = await run(csv)
    expect(again.value!.rows.every(({ outcome }) => outcome === 'exists')).toBe(true)
    const rest = await run(csv, { from: again.value!.next! })
    expect(rest.value).toMatchObject({ rows: [{ outcome: 'created' }, { outcome: 'created' }], next: null })
    expect(await drafts()).toHaveLength(ROWS_AT_ONCE + 2)
  })

  it('may have semicolons, a byte order mark, quoted line breaks, empty rows and columns in any order', async () => {
    const csv = `\uFEFFOwner;KEY;title;category;price_per_day;description;address;latitude;longitude;city;country\r\n${email};A-1;"A ""big"" drill; blue";power-tools;12,5;"Drills concrete,\nwith five bits.";Sonnenallee 12;52,4881;13,4292;Berlin;de\r\n${email};A-2;Ladder;power-tools;8,25;Six metres, in three parts.;Sonnenallee 12;52,4881;13,4292;Berlin;de\r\n;;;;;;;;;;\r\n`
    const { value } = await run(csv)
    expect(value).toMatchObject({
      total: 2,
      rows: [
        { number: 2, key: 'A-1', outcome: 'created' },
        { number: 3, key: 'A-2', outcome: 'created' },
      ],
    })
    expect(await drafts()).toMatchObject([{ price_per_day_cents: 1_250 }, { price_per_day_cents: 825 }])
  })

  it('may have columns without a name where they are empty, as spreadsheets save them', async () => {
    const lines = file({}).trimEnd().split('\r\n')
    expect(await outcomes(lines.map((line) => `${line},,`).join('\r\n'))).toEqual([['created']])
  })

  it('is refused by the row where one has more cells than columns, as those behind it are in wrong ones', async () => {
    const [head, line] = file({}).trimEnd().split('\r\n')
    const cut = line!.replace('12.50', '12,50')
    expect(await outcomes([head, cut].join('\r\n'))).toEqual([['refused', 'cells-many']])
  })

  it.each<[string, string]>([
    ['empty', ITEM_COLUMNS.join(',')],
    ['unreadable', `${ITEM_COLUMNS.join(',')}\n"never closed,1,2`],
    ['column-unknown', 'key,password\n1,2'],
    ['column-twice', `${ITEM_COLUMNS.join(',')},key\n1`],
    ['column-missing', 'key,owner,title\n1,2,3'],
    ['rows', `${ITEM_COLUMNS.join(',')}\n${'1\n'.repeat(IMPORT_LIMITS.rows + 1)}`],
    ['column-unknown', 'a,'.repeat(50_000)],
  ])('is refused as %s', async (fault, csv) => {
    expect(await run(csv)).toMatchObject({ status: 422, code: 'IMPORT_WRONG', details: { fault } })
  })

  it('is refused where it is larger than allowed', async () => {
    expect(await run('x'.repeat(IMPORT_LIMITS.characters + 1))).toMatchObject({ code: 'BAD_INPUT' })
  })

  it('is refused of everybody but admins', async () => {
    const moderator = await t.user({ roles: ['moderator'] })
    for (const as of [t.owner, moderator])
      expect(await run(file({}), { as })).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
