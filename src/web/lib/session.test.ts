// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from './testing/eventually.ts'
import {
  type Answers,
  answerWith,
  CONFIG,
  type Person,
  pretendSession,
  SESSION_KEY,
} from './testing/pretend-session.ts'

const MIA: Answers = {
  '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['lender'] }),
}

let asked: string[]

/** A browser that has just opened a page: fresh modules, and an API that gives these answers. */
async function openPage(answers: Answers = MIA) {
  vi.resetModules()
  asked = answerWith(answers)
  const { setConfig } = await import('./config.ts')
  setConfig(CONFIG)
  const store = await import('./session.ts')
  const { supabase } = await import('./supabase.ts')
  const queryClient = new QueryClient()
  const become = (status: string) => eventually(() => expect(store.currentSession().status).toBe(status))
  return { ...store, supabase, queryClient, become }
}

function rememberThings() {
  for (const key of ['bookingData', 'tempReservationId', 'authRedirect', 'basket', 'language']) {
    localStorage.setItem(key, '"kept"')
  }
}
const remembered = () => Object.keys(localStorage).toSorted()

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('who is here', () => {
  it('is signed out without a stored session, and requests and loads nothing', async () => {
    const page = await openPage()
    rememberThings()
    expect(page.currentSession()).toEqual({ status: 'loading' })
    page.startSession(page.queryClient)
    expect(page.currentSession()).toEqual({ status: 'signed-out' })
    expect(asked).toEqual([])
    expect(remembered()).toContain('authRedirect')
  })

  it('is the person of a stored session, with their row of `affiliate_users`', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
    const page = await openPage()
    page.startSession(page.queryClient)
    await page.become('signed-in')
    expect(page.currentSession()).toMatchObject({ user: { id: 'u1', roles: ['lender'] } })
    expect(asked).toEqual(['/rest/v1/affiliate_users'])
  })

  it('can be waited for after a sign-in', async () => {
    const page = await openPage({
      ...MIA,
      '/auth/v1/token': () => Response.json(pretendSession()),
    })
    page.startSession(page.queryClient)
    const { auth } = await page.supabase()
    await page.become('signed-out')
    await auth.signInWithPassword({ email: 'mia@site.test', password: 'quiet-marigold' })
    await page.sessionSettled()
    expect(page.currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } })
  })

  it('is signed out, with the reason, if the person cannot be read', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
    const down = () => Response.json({ code: 'PGRST000', message: 'down' }, { status: 400 })
    const page = await openPage({ '/rest/v1/affiliate_users': down, '/rest/v1/profiles': down })
    page.startSession(page.queryClient)
    await page.become('signed-out')
    expect(page.currentSession()).toMatchObject({ error: { code: 'USER_FETCH' } })
  })

  it('is signed out, with a reason of its own, if the rows make no person', async () => {
    const { user_metadata: _, ...user } = pretendSession().user
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...pretendSession(), user }))
    const noRow = () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })
    const page = await openPage({ '/rest/v1/affiliate_users': noRow, '/rest/v1/profiles': noRow })
    page.startSession(page.queryClient)
    await page.become('signed-out')
    expect(page.currentSession()).toMatchObject({ error: { code: 'USER_DATA' } })
  })
})

describe('who was here when the page was opened last', () => {
  const late = () => Promise.withResolvers<Response>()

  async function openAgain(id: string, answer: Promise<Response>) {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
    const first = await openPage()
    first.startSession(first.queryClient)
    await first.become('signed-in')
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ id })))
    const page = await openPage({
      '/rest/v1/affiliate_users': () => answer,
      '/rest/v1/profiles': () => Response.json({ code: 'PGRST000', message: 'down' }, { status: 400 }),
    })
    page.startSession(page.queryClient)
    await eventually(() => expect(asked).toContain('/rest/v1/affiliate_users'))
    return page
  }

  it('is known before the answer, and the same person afterwards', async () => {
    const { promise, resolve } = late()
    const page = await openAgain('u1', promise)
    const before = page.currentSession()
    expect(before).toMatchObject({ status: 'loading', user: { id: 'u1', roles: ['lender'] } })
    resolve(MIA['/rest/v1/affiliate_users']!(''))
    await page.become('signed-in')
    expect(page.currentSession()).toHaveProperty('user', 'user' in before && before.user)
  })

  it('is nobody where another person is signed in', async () => {
    const page = await openAgain('u2', late().promise)
    expect(page.currentSession()).toEqual({ status: 'loading' })
  })

  it('is signed out with what was loaded for them, if they cannot be read any more', async () => {
    const { promise, resolve } = late()
    const page = await openAgain('u1', promise)
    page.queryClient.setQueryData(['bookings'], ['hers'])
    resolve(Response.json({ code: 'PGRST000', message: 'down' }, { status: 400 }))
    await page.become('signed-out')
    await eventually(() => expect(page.queryClient.getQueryData(['bookings'])).toBeUndefined())
  })
})

describe('a session that owes the second factor', () => {
  it('is incomplete, requests no data, and is known to the login page', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ factors: [{ status: 'verified' }] })))
    const page = await openPage()
    page.startSession(page.queryClient)
    await eventually(() => expect(page.currentSession()).toHaveProperty('half'))
    expect(page.currentSession().status).toBe('signed-out')
    expect(asked).toEqual([])
  })

  it('is the person’s once it is proved; a factor that was never finished asks for nothing', async () => {
    for (const person of [
      { aal: 'aal2', factors: [{ status: 'verified' }] },
      { factors: [{ status: 'unverified' }] },
    ]) {
      localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession(person)))
      const page = await openPage()
      page.startSession(page.queryClient)
      await page.become('signed-in')
    }
  })
})

describe('signing out', () => {
  const HERS = ['authRedirect', 'bookingData', 'tempReservationId']

  async function signedIn(answers: Answers = {}, person?: Person) {
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession(person)))
    const page = await openPage({ ...MIA, ...answers })
    page.startSession(page.queryClient)
    await page.become('signed-in')
    rememberThings()
    page.queryClient.setQueryData(['bookings'], ['hers'])
    return page
  }

  it('leaves nothing of the person behind, and what belongs to the device alone', async () => {
    const page = await signedIn({ '/auth/v1/logout': () => new Response(null, { status: 204 }) })
    const { auth } = await page.supabase()
    await auth.signOut({ scope: 'local' })
    await page.become('signed-out')
    expect(remembered()).toEqual(['basket', 'language'])
    // The answers go after the guarded screens, in a turn of their own.
    await eventually(() => expect(page.queryClient.getQueryData(['bookings'])).toBeUndefined())
  })

  it('by another device is noticed with the first refusal', async () => {
    const gone = { code: 'session_not_found', message: 'gone' }
    const page = await signedIn({
      '/rest/v1/bookings': () => Response.json({ code: '42501', message: 'no' }, { status: 401 }),
      '/auth/v1/user': () =>
        Response.json(gone, { status: 403, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    })
    const { from } = await page.supabase()
    await from('bookings').select('id')
    await page.become('signed-out')
    expect(remembered().filter((key) => HERS.includes(key))).toEqual([])
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('does not come of a refusal while the session lives', async () => {
    const page = await signedIn({
      '/rest/v1/bookings': () => Response.json({ code: '42501', message: 'no' }, { status: 401 }),
      '/auth/v1/user': () => Response.json(pretendSession().user),
    })
    const { from } = await page.supabase()
    await Promise.all([from('bookings').select('id'), from('bookings').select('id')])
    await eventually(() => expect(asked).toContain('/auth/v1/user'))
    expect(asked.filter((path) => path === '/auth/v1/user')).toHaveLength(1)
    expect(page.currentSession().status).toBe('signed-in')
    expect(remembered()).toEqual(expect.arrayContaining(HERS))
  })

  it('comes of a refresh that is refused permanently', async () => {
    rememberThings()
    localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ secondsLeft: -10 })))
    const refused = { code: 'refresh_token_not_found', message: 'gone' }
    const page = await openPage({
      '/auth/v1/token': () =>
        Response.json(refused, { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    })
    page.startSession(page.queryClient)
    await page.become('signed-out')
    await eventually(() => expect(remembered()).toEqual(['basket', 'language']))
  })
})

it('another person in the same browser sees nothing that was kept for the one before', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const page = await openPage({ ...MIA, '/auth/v1/token': () => Response.json(pretendSession({ id: 'u2' })) })
  page.startSession(page.queryClient)
  await page.become('signed-in')
  page.queryClient.setQueryData(['bookings'], ['hers'])
  const { auth } = await page.supabase()
  await auth.signInWithPassword({ email: 'noah@example.org', password: 'x' })
  await eventually(() => expect(page.queryClient.getQueryData(['bookings'])).toBeUndefined())
})
