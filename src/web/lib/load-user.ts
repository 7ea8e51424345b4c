import type { User } from '@supabase/auth-js'
import { rolesOf } from '#domain/access/roles.ts'
import { ApiError } from './api-error.ts'
import { type AppUser, sourceOfAuth, toAppUser } from './app-user.ts'
import type { BrowserClient } from './browser-client.ts'

const NO_ROW = 'PGRST116'

/**
 * Loads who is signed in: from `affiliate_users`, else from `profiles`, else from what the session says.
 * Throws when the profile cannot be read for another reason.
 */
export async function loadUser(client: BrowserClient, user: User): Promise<AppUser> {
  const last_login_at = user.last_sign_in_at ?? null
  const affiliate = await client.from('affiliate_users').select('*').eq('id', user.id).single()
  if (affiliate.data) return toAppUser({ ...affiliate.data, last_login_at })

  const profile = await client.from('profiles').select('*').eq('id', user.id).single()
  if (profile.data) {
    const { avatar_path, ...row } = profile.data
    return toAppUser({ ...row, image: avatar_path, roles: rolesOf(row.roles, 'user'), last_login_at })
  }
  if (profile.error.code === NO_ROW) return toAppUser(sourceOfAuth(user))
  throw new ApiError('USER_FETCH', profile.error.message, profile.status)
}
