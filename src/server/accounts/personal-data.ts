import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'accounts',
  exported: {
    account: `select u.email, u.phone, u.created_at, u.last_sign_in_at, u.email_confirmed_at, u.raw_user_meta_data
              from auth.users u where u.id = $1`,
    sessions: `select s.created_at, s.refreshed_at, s.user_agent, host(s.ip) as ip, s.country, s.aal
               from auth.sessions s where s.user_id = $1`,
    second_factors: `select f.factor_type, f.friendly_name, f.status, f.created_at
                     from auth.mfa_factors f where f.user_id = $1`,
    passkeys: `select k.friendly_name, k.created_at, k.last_used_at from auth.passkeys k where k.user_id = $1`,
    profile: 'select p.* from public.profiles p where p.id = $1',
    affiliate:
      'select a.referral_code, a.referred_by, a.blocked_at, a.created_at from public.affiliates a where a.id = $1',
    files: `select o.bucket_id, o.name, o.metadata, o.created_at from storage.objects o
            where o.bucket_id in ('images', 'avatars', 'documents', 'messages', 'reviews') and o.name like $1::text || '/%'`,
  },
  forget: (userId) => [
    sql`delete from functions.idempotency_keys where user_id = ${userId}`,
    sql`select set_config('storage.allow_delete_query', 'true', true)`,
    // The bytes go with the next sweep, which removes what no row names.
    sql`delete from storage.objects
        where bucket_id in ('images', 'avatars', 'reviews') and name like ${`${userId}/%`}`,
    // Blocked, so that a token which is still good by time opens nothing.
    sql`update public.profiles set name = '', avatar_path = null, bio = '', city = '', phone = '', email = '',
          roles = '{user}', kyc_level = 0, kyc_status = 'none', is_blocked = true
        where id = ${userId}`,
    sql`select public.erase_account(${userId})`,
  ],
  kept: { affiliates: 'who brought whom: others earn by it' },
  cleared: {
    'auth.mfa_amr_claims': 'with their session',
    'auth.mfa_challenges': 'with their factor',
    'auth.refresh_tokens': 'with their session',
  },
}
