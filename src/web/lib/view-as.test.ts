// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from './testing/eventually.ts'
import { answerWith, CONFIG, pretendSession, SESSION_KEY } from './testing/pretend-session.ts'

const KEY = `lend_${'k'.repeat(43)}`

beforeEach(() => {
  vi.resetModules()
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ id: 'admin' })))
  localStorage.setItem('rentals', '"the admin’s"')
  const expires_at = Math.floor(Date.now() / 1000) + 990
  sessionStorage.setItem(
    'viewed-person',
    JSON.stringify({
      access_token: KEY,
      refresh_token: 'none',
      token_type: 'bearer',
      expires_in: 900,
      expires_at,
      user: { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

it('is the person in this tab, reads nothing of what the admin’s browser holds, and writes nothing there', async () => {
  const asked = answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['lender'] }),
    '/rest/v1/favourites': () => Response.json([]),
    '/rest/v1/bookings': () => Response.json({ code: 'KEY_SCOPE_MISSING', message: 'no' }, { status: 403 }),
  })
  const network = globalThis.fetch
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    sent.push(new URL(input).searchParams.get('select'))
    return network(input, init)
  })
  const { setConfig, isLiveOffered } = await import('./config.ts')
  setConfig({ ...CONFIG, live: true })
  const store = await import('./session.ts')
  const { supabase } = await import('./supabase.ts')
  const { readStored, writeStored } = await import('./use-local-storage.ts')
  const { clearPersonalData } = await import('./personal-keys.ts')
  store.startSession(new QueryClient())
  await eventually(() => expect(store.currentSession()).toMatchObject({ user: { id: 'u1' } }))
  expect(store.currentSession()).toMatchObject({ session: { access_token: KEY } })
  expect(asked).toEqual(['/rest/v1/affiliate_users'])

  const { from, functions } = await supabase()
  // What the server would refuse is not asked: each refusal is a line in the browser's log, and pages ask again and again.
  for (const request of [
    from('favourites').delete().eq('item_id', 'x'),
    from('notifications').select('id'),
    from('messages').select('id'),
    from('profiles').select('id, submissions:kyc_submissions!kyc_submissions_user_id_fkey(step)'),
  ])
    expect((await request).error?.code).toBe('VIEW_ONLY')
  const { response } = await functions.invoke('load-figures', { body: {} })
  expect(await response?.json()).toMatchObject({ code: 'VIEW_ONLY' })
  expect((await from('favourites').select('item_id')).error).toBeNull()
  // A rental is shown without its code, and what the server refuses all the same is said in the same words.
  const rental = from('bookings').select('id, code:booking_codes(code), item:items(title)')
  expect((await rental).error?.code).toBe('VIEW_ONLY')
  expect(asked.slice(1)).toEqual(['/rest/v1/favourites', '/rest/v1/bookings'])
  expect(sent.at(-1)).toBe('id,item:items(title)')
  const { auth } = await supabase()
  expect((await auth.getUser()).error).not.toBeNull()
  expect(asked).toHaveLength(3)

  expect(readStored('rentals')).toBeUndefined()
  writeStored('rentals', 'the person’s')
  clearPersonalData()
  expect(localStorage.getItem('rentals')).toBe('"the admin’s"')
  expect(localStorage.getItem(SESSION_KEY)).toContain('admin')
  expect(isLiveOffered()).toBe(false)
})
