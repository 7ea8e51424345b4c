import type { User } from '@supabase/auth-js'
import { type Duty, staffOf } from '#domain/access/duties.ts'
import type { Role } from '#domain/access/roles.ts'

export interface AppUser {
  id: string
  email: string
  isAuthenticated: true
  /** With the role that a duty brings. */
  roles: Role[]
  duties: Duty[]
  metadata: { name: string; avatar_url: string; referralCode: string; created_at: string }
  lastLoginAt: string
}

/** Where an app user is read from: a row of `affiliate_users` or `profiles`, or what auth knows. */
export interface UserSource {
  id: string
  email?: string | null
  name?: string | null
  image?: string | null
  referral_code?: string | null
  created_at?: string | null
  last_login_at?: string | null
  roles?: unknown
  duties?: unknown
}

/** Without any accepted role the person is a renter: the reading of the conversion (section 5). */
export const toAppUser = (source: UserSource): AppUser => ({
  id: source.id,
  email: source.email ?? '',
  isAuthenticated: true,
  ...staffOf(source, 'renter'),
  metadata: {
    name: source.name ?? '',
    avatar_url: source.image ?? '',
    referralCode: source.referral_code ?? '',
    created_at: source.created_at ?? '',
  },
  lastLoginAt: source.last_login_at ?? '',
})

/** The facts in the session itself, for a person who has no profile yet (section 8). */
export const sourceOfAuth = (user: User): UserSource => ({
  id: user.id,
  email: user.email ?? null,
  name: text(user.user_metadata.name),
  image: text(user.user_metadata.avatar_url),
  created_at: user.created_at,
  last_login_at: user.last_sign_in_at ?? null,
  roles: ['user'],
})

const text = (value: unknown) => (typeof value === 'string' ? value : null)
