import type { User } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import type { BrowserClient } from './browser-client.ts'
import { loadUser } from './load-user.ts'

const AUTH: User = {
  id: 'u1',
  email: 'mia@example.com',
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
  last_sign_in_at: '2026-05-01T00:00:00Z',
  app_metadata: {},
  user_metadata: { name: 'Mia', avatar_url: 'a.webp', roles: ['admin'] },
}
type Answer = { data?: object; error?: { code: string; message: string } }
const NOT_THERE: Answer = { error: { code: 'PGRST116', message: 'no rows' } }

/** A client whose two look-ups, `affiliate_users` and `profiles`, are answered by hand. */
function client(tables: Record<string, Answer>) {
  const asked: string[] = []
  const from = (table: string) => ({
    select: () => ({
      eq: () => ({
        single: async () => {
          asked.push(table)
          return { data: null, error: null, status: 406, ...tables[table] }
        },
      }),
    }),
  })
  return { asked, client: { from } as unknown as BrowserClient }
}

describe('loading who is signed in', () => {
  it('reads the affiliate user and asks no further', async () => {
    const row = {
      id: 'u1',
      email: 'm@x',
      name: 'M',
      image: 'i',
      referral_code: 'R',
      created_at: 'c',
      roles: ['lender', 'root'],
    }
    const { client: c, asked } = client({ affiliate_users: { data: row } })
    expect(await loadUser(c, AUTH)).toEqual({
      id: 'u1',
      email: 'm@x',
      isAuthenticated: true,
      roles: ['lender'],
      duties: [],
      metadata: { name: 'M', avatar_url: 'i', referralCode: 'R', created_at: 'c' },
      lastLoginAt: '2026-05-01T00:00:00Z',
    })
    expect(asked).toEqual(['affiliate_users'])
  })

  it('makes a person without any known role a renter when converting, a user when read from the profile', async () => {
    const affiliate = client({ affiliate_users: { data: { id: 'u1', roles: ['root'] } } })
    expect((await loadUser(affiliate.client, AUTH)).roles).toEqual(['renter'])
    const profile = client({ affiliate_users: NOT_THERE, profiles: { data: { id: 'u1', roles: [] } } })
    expect((await loadUser(profile.client, AUTH)).roles).toEqual(['user'])
  })

  it('counts whom support is entrusted to as a moderator', async () => {
    const row = { id: 'u1', roles: ['user'], duties: ['support', 'magic'] }
    const { client: c } = client({ affiliate_users: NOT_THERE, profiles: { data: row } })
    expect(await loadUser(c, AUTH)).toMatchObject({ roles: ['user', 'moderator'], duties: ['support'] })
  })

  it('falls back to the profile whatever was wrong with the affiliate user', async () => {
    const tables = {
      affiliate_users: { error: { code: '42P01', message: 'gone' } },
      profiles: { data: { id: 'u1', name: 'P', roles: ['moderator'] } },
    }
    expect(await loadUser(client(tables).client, AUTH)).toMatchObject({
      roles: ['moderator'],
      metadata: { name: 'P' },
    })
  })

  it('knows a person without a profile by the session, as a plain user whatever the metadata claim', async () => {
    const { client: c } = client({ affiliate_users: NOT_THERE, profiles: NOT_THERE })
    expect(await loadUser(c, AUTH)).toMatchObject({
      email: 'mia@example.com',
      roles: ['user'],
      metadata: { name: 'Mia' },
    })
  })

  it('fails when the profile cannot be read for another reason', async () => {
    const { client: c } = client({
      affiliate_users: NOT_THERE,
      profiles: { error: { code: '57014', message: 'slow' } },
    })
    await expect(loadUser(c, AUTH)).rejects.toMatchObject({ code: 'USER_FETCH' })
  })
})
