import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signUp } from '#backend/auth/testing/accounts.ts'
import { call } from '#backend/auth/testing/call.ts'
import { addFactor, type Protected, withFactor } from '#backend/auth/testing/factor.ts'
import { SESSION_CHECK_MS } from '#backend/http/session-guard.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
let owner: Protected
let thief: SupabaseClient
beforeAll(async () => {
  t = await createTestApp()
  owner = await withFactor(t)
  await createItem(t.db.pool, { owner: owner.session.user.id, pricePerDayCents: 1_000 })
  await upload(owner.client, owner.session.user.id)
  thief = (await signIn(t, owner)).client
})
afterAll(() => t.close())

const document = (id: string) => `${id}/passport.pdf`
const upload = (client: SupabaseClient, id: string) =>
  client.storage
    .from('documents')
    .upload(document(id), new Blob(['%PDF-1.7\n%%EOF']), { contentType: 'application/pdf', upsert: true })

/** Tries what belongs to the owner alone with a session, protocol by protocol. */
async function reaches(client: SupabaseClient) {
  const { id } = owner.session.user
  const read = await client.from('profiles').select('email').eq('id', id)
  const write = await client.from('profiles').update({ bio: 'mine now' }).eq('id', id).select('id')
  const routine = await client.rpc('my_sessions')
  const file = await client.storage.from('documents').download(document(id))
  const signed = await client.storage.from('documents').createSignedUrl(document(id), 60)
  const useCase = await client.functions.invoke('export-my-data', { body: {} })
  return {
    read: read.error?.code ?? read.data?.length,
    write: write.error?.code ?? write.data?.length,
    routine: routine.error?.code ?? 'reached',
    file: file.error ? 'refused' : 'reached',
    signed: signed.error ? 'refused' : 'reached',
    useCase: useCase.error ? (await useCase.response!.json()).code : 'reached',
  }
}

const DEFAULT_SEARCH = {
  read: 1,
  write: 1,
  routine: 'reached',
  file: 'reached',
  signed: 'reached',
  useCase: 'reached',
}
const NOTHING = {
  read: '42501',
  write: '42501',
  routine: '42501',
  file: 'refused',
  signed: 'refused',
  useCase: 'SECOND_FACTOR_NEEDED',
}

describe('a session that owes the second factor', () => {
  it('reaches nothing personal by any protocol, and puts nothing there', async () => {
    expect(await reaches(thief)).toEqual(NOTHING)
    expect((await upload(thief, owner.session.user.id)).error).not.toBeNull()
  })

  it('still reads what any visitor may read', async () => {
    const { data, error } = await thief.from('items').select('id').eq('status', 'published')
    expect(error).toBeNull()
    expect(data).toHaveLength(1)
    const { data: session } = await thief.auth.getSession()
    expect(session.session?.user.id).toBe(owner.session.user.id)
  })

  it('still has what it needs to prove itself, to see who it is and to leave', async () => {
    const { client } = await signIn(t, owner)
    expect((await client.auth.getUser()).data.user?.factors).toHaveLength(1)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await reaches(client)).toEqual(NOTHING)
    t.setNow(30_000)
    const proved = await client.auth.mfa.challengeAndVerify({
      factorId: owner.factorId,
      code: owner.codeAt(),
    })
    expect(proved.error).toBeNull()
    expect(await reaches(client)).toEqual(DEFAULT_SEARCH)
    const other = await signIn(t, owner)
    expect((await other.client.auth.signOut({ scope: 'local' })).error).toBeNull()
  })

  it('gets no further by the token that another session of the account proved itself with', async () => {
    expect(await reaches(owner.client)).toEqual(DEFAULT_SEARCH)
    expect(await reaches(thief)).toEqual(NOTHING)
  })
})

describe('a second factor that is set up', () => {
  it('shuts out at once the tokens from before, of this session and of others', async () => {
    const account = await signUp(t)
    const elsewhere = await signIn(t, account)
    const before = account.session.access_token
    const look = async (token: string) => {
      const { body } = await data(token)
      return body.code ?? body.length
    }
    expect([await look(before), await look(elsewhere.session.access_token)]).toEqual([1, 1])
    const { client } = await addFactor(t, account)
    expect([await look(before), await look(elsewhere.session.access_token)]).toEqual(['42501', '42501'])
    const { data: raised } = await client.auth.getSession()
    expect(await look(raised.session!.access_token)).toBe(1)
  })

  it('no longer matters once it is taken away', async () => {
    const account = await withFactor(t)
    const other = await signIn(t, account)
    await account.client.auth.mfa.unenroll({ factorId: account.factorId })
    expect((await data(other.session.access_token)).status).toBe(200)
  })
})

describe('a session that has ended', () => {
  it('is refused by every protocol as soon as it is signed out', async () => {
    const account = await signUp(t)
    const token = account.session.access_token
    expect((await data(token)).body).toHaveLength(1)
    await account.client.auth.signOut({ scope: 'global' })
    expect(await data(token)).toMatchObject({ status: 401, body: { code: '42501' } })
    expect((await call(t, '/user', { token })).body.code).toBe('session_not_found')
  })

  it('is heard of within five seconds where another process ended it', async () => {
    const account = await signUp(t)
    const token = account.session.access_token
    expect((await data(token)).status).toBe(200)
    await t.db.pool.query('delete from auth.sessions where user_id = $1', [account.session.user.id])
    t.setNow(SESSION_CHECK_MS)
    expect((await data(token)).status).toBe(401)
  })

  it('of a banned account opens nothing', async () => {
    const account = await signUp(t)
    await t.db.pool.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      account.session.user.id,
    ])
    expect((await data(account.session.access_token)).status).toBe(401)
  })
})

it('a token made elsewhere with our key, which names no session, is asked about nothing', async () => {
  const { sub, role, exp } = { sub: owner.session.user.id, role: 'authenticated', exp: 4_102_444_800 }
  expect((await data(await t.deps.keys.sign({ sub, role, exp }))).body).toHaveLength(1)
})

/** The own profile as the data API gives it to the bearer of a token. */
async function data(token: string) {
  const response = await t.app.request('/rest/v1/profiles?select=id', {
    headers: { apikey: t.deps.keys.publishableKey, authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: await response.json() }
}
