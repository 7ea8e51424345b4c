import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backend } from '#backend/create-backend.ts'
import { testPicture } from '#backend/storage/testing/test-picture.ts'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import type { Database } from '#contract/database.types.ts'
import type { IdentityProof } from '#contract/identity.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import { runTask } from './areas.ts'
import { completeReturned } from './booking/tasks/complete-returned.ts'
import { checkoutSteps, DAY_MS, type Who } from './checkout/testing/steps.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { footer } from './mail/footer.ts'
import { textsIn } from './mail/texts-in.ts'
import { openBackend } from './start.ts'
import { PRODUCTION } from './testing/app.ts'

const SITE = 'https://lendaround.test'
const ADMIN_EMAIL = 'operator@lendaround.test'
const PASSWORD = 'ladder-drill-bench-42'
let folder: string
let backend: Backend
let deps: Deps
let offset = 0

// As an operator starts it for the first time: an empty folder, and nothing but the settings that production wants.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-production-'))
  offset = 0
  const env = {
    ...PRODUCTION,
    PAYOUTS: 'by-hand',
    SITE_URL: SITE,
    DATA_DIR: folder,
    ADMIN_EMAIL,
    LOG_LEVEL: 'error',
  }
  backend = await openBackend(readConfig(env), { now: () => new Date(Date.now() + offset) })
  deps = backend.deps
}, 120_000)
afterEach(async () => {
  setBrand(DEMO_BRAND)
  await backend?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Person {
  email: string
  id: string
  token: string
  client: SupabaseClient<Database>
}

function connect(token?: string): SupabaseClient<Database> {
  return createClient<Database>(SITE, deps.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => backend.fetch(new Request(input, init)),
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    },
  })
}

/** The mailed code: all else in this test comes from the API. */
async function mailedCode(email: string): Promise<string> {
  const { rows } = await deps.db.pool.query<{ code: string }>(
    `select data->>'code' as code from public.outbox where recipient = $1 and template = 'confirm-sign-up'`,
    [email],
  )
  return rows[0]!.code
}

async function signUp(name: string, email = `${name.toLowerCase()}@example.org`): Promise<Person> {
  const { auth } = connect()
  const { error } = await auth.signUp({ email, password: PASSWORD, options: { data: { name } } })
  expect(error).toBeNull()
  const { data } = await auth.verifyOtp({ email, token: await mailedCode(email), type: 'signup' })
  return personOf(email, data.session!)
}

const personOf = (email: string, session: { access_token: string; user: { id: string } }): Person => ({
  email,
  id: session.user.id,
  token: session.access_token,
  client: connect(session.access_token),
})

/** Days later people sign in again. */
async function signIn({ email }: Person): Promise<Person> {
  const { data, error } = await connect().auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
  return personOf(email, data.session!)
}

const { say, hold, start, confirm, complete } = checkoutSteps((as: Who) => connect(as?.token))

/** Runs jobs and tasks once, as the running site does by itself. */
async function settle() {
  await settleDue(deps)
  await deps.tasks.drain((name, data) => runTask(deps, name, data))
}

async function uploadPicture(person: Person, bucket: 'images' | 'documents', folder = '') {
  const path = `${person.id}/${folder}${crypto.randomUUID()}`
  const bytes = new Blob([new Uint8Array(await testPicture(80, 60))])
  const { error } = await person.client.storage
    .from(bucket)
    .upload(path, bytes, { contentType: 'image/jpeg' })
  expect(error).toBeNull()
  return path
}

const ADDRESS = { street: 'Sonnenallee 12', postalCode: '12047', city: 'Berlin', country: 'DE' }
const PASSPORT = {
  birthDate: '1990-02-28',
  documentType: 'passport',
  documentNumber: 'C01X00T478',
  validUntil: '2034-05-31',
  country: 'DE',
}

async function handIn(person: Person, step: 'identity' | 'selfie' | 'address', details?: object) {
  const documentPath = await uploadPicture(person, 'documents', `${step}/`)
  const answer = await say(person, 'submit-identity', { step, documentPath, ...(details && { details }) })
  expect(answer).toMatchObject({ status: 200, value: { status: 'pending' } })
}

/** Lists a drill as the wizard does: a draft, its photo and place, then the request to publish it. */
async function list(lender: Person): Promise<string> {
  const { client } = lender
  const { data: categories } = await client.from('categories').select('id').eq('slug', 'power-tools')
  const { data: draft, error } = await client
    .from('items')
    .insert({
      owner_id: lender.id,
      category_id: categories![0]!.id,
      title: 'Hammer drill',
      description: 'Drills concrete, with five bits in the case.',
      language: 'en',
      price_per_day_cents: 2_000,
      neighbourhood: 'Neukölln',
      city: 'Berlin',
    })
    .select('id')
    .single()
  expect(error).toBeNull()
  const item_id = draft!.id
  const place = { itemId: item_id, address: ADDRESS.street, latitude: 52.4881, longitude: 13.4292 }
  expect(await say(lender, 'locate-item', place)).toMatchObject({ value: { timeZone: 'Europe/Berlin' } })
  const photo = { item_id, path: await uploadPicture(lender, 'images'), width: 80, height: 60 }
  expect((await client.from('item_images').insert(photo)).error).toBeNull()
  expect(await say(lender, 'publish-item', { itemId: item_id })).toMatchObject({
    value: { status: 'pending_review' },
  })
  return item_id
}

/** Decides on everything that waits for one, as the queues of the back office do. */
async function decideAll(admin: Person) {
  const { data: proofs } = await admin.client
    .from('kyc_submissions')
    .select('id')
    .eq('status', 'pending')
    .order('submitted_at')
  for (const { id } of proofs!) {
    const { value } = await say<IdentityProof>(admin, 'view-identity', { id })
    expect((await backend.fetch(new Request(`${SITE}/storage/v1${value!.path}`))).status).toBe(200)
    expect(await say(admin, 'approve-identity', { id })).toMatchObject({ status: 200 })
  }
  const { data: items } = await admin.client
    .from('items')
    .select('id, version')
    .eq('status', 'pending_review')
  for (const item of items!) {
    expect(await say(admin, 'approve-listing', item)).toMatchObject({ value: { status: 'published' } })
  }
}

it('a production installation started empty reaches its first paid booking and its first payout', async () => {
  let [admin, lender, renter] = [await signUp('Ada', ADMIN_EMAIL), await signUp('Lena'), await signUp('Rita')]
  const itemId = await list(lender)
  await handIn(renter, 'identity', { firstName: 'Rita', lastName: 'Renter', ...PASSPORT })

  // Nothing is offered, and no one may rent, before the operator has decided.
  expect((await connect().from('items').select('id')).data).toEqual([])
  const { data: waiting } = await admin.client.rpc('open_decisions')
  expect(waiting).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ queue: 'listings', waiting: 1 }),
      expect.objectContaining({ queue: 'identities', waiting: 1 }),
    ]),
  )
  expect((await lender.client.rpc('open_decisions')).data).toEqual([])
  await decideAll(admin)
  expect((await connect().from('items').select('id')).data).toEqual([{ id: itemId }])

  const midnight = Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS
  const [from, to] = [midnight + 3 * DAY_MS, midnight + 5 * DAY_MS]
  const held = await hold(renter, {
    itemId,
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
  })
  const started = await start(renter, held)
  await confirm(started)
  expect(await complete(renter, started)).toMatchObject({ status: 200 })
  await settle()
  const { data: bookings } = await lender.client.from('bookings').select('id, status, total_cents')
  expect(bookings).toEqual([{ id: expect.any(String), status: 'confirmed', total_cents: 4_000 }])
  const { id } = bookings![0]!

  offset = from - Date.now()
  ;[admin, lender, renter] = [await signIn(admin), await signIn(lender), await signIn(renter)]
  expect(await say(renter, 'pick-up-booking', { id })).toMatchObject({ value: { status: 'picked_up' } })
  offset = to - Date.now()
  ;[admin, lender, renter] = [await signIn(admin), await signIn(lender), await signIn(renter)]
  expect(await say(lender, 'return-booking', { id })).toMatchObject({ value: { status: 'returned' } })
  await settle()

  offset += 2 * DAY_MS + 60_000
  await completeReturned.run(deps, async (request) => backend.fetch(request))
  ;[admin, lender] = [await signIn(admin), await signIn(lender)]
  const balances = async () =>
    Object.fromEntries(
      (await lender.client.from('my_balances').select()).data!.map((row) => [row.kind, row.balance_cents]),
    )
  expect(await balances()).toMatchObject({ lender_pending: 0, lender: 3_400 })

  await handIn(lender, 'identity', { firstName: 'Lena', lastName: 'Lender', ...PASSPORT })
  await handIn(lender, 'selfie')
  await handIn(lender, 'address', ADDRESS)
  await decideAll(admin)
  const method = await say<{ id: string }>(lender, 'add-payout-method', {
    iban: 'DE89370400440532013000',
    holder: 'Lena Lender',
  })
  const payout = await say<{ id: string }>(lender, 'request-payout', {
    account: 'lender',
    amountCents: 3_400,
    methodId: method.value?.id,
  })
  expect(payout).toMatchObject({ status: 200 })
  const { data: payouts } = await admin.client.from('payouts').select('id').eq('status', 'requested')
  for (const { id } of payouts!) {
    expect(await say(admin, 'approve-payout', { id })).toMatchObject({ value: { status: 'approved' } })
    expect(await say(admin, 'confirm-payout', { id })).toMatchObject({ value: { status: 'paid' } })
  }
  expect(await balances()).toMatchObject({ lender: 0, payout: 0 })

  // The mails name the operator of the settings, not that of the demo.
  const [, signature] = footer(textsIn('de'))
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = PRODUCTION
  expect(signature).toBe(`${OPERATOR_NAME}, ${OPERATOR_ADDRESS}, ${OPERATOR_EMAIL}`)
}, 120_000)
