import { AuthClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import type { Database } from '#contract/database.ts'
import { apiUrl, config } from './config.ts'
import { ABOUT_CONNECTION, dismissToastsAbout } from './toast.ts'

export interface BrowserClient {
  auth: InstanceType<typeof AuthClient>
  from: PostgrestClient<Database>['from']
  rpc: PostgrestClient<Database>['rpc']
  storage: StorageClient
  functions: FunctionsClient
}

/** The official client's parts, put together as its umbrella does, without the realtime part. */
export function createBrowserClient(storageKey: string): BrowserClient {
  const url = apiUrl()
  const headers = { apikey: config().publishableKey }
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  })

  const fetchAsUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession()
    const withToken = new Headers(init?.headers)
    withToken.set('apikey', headers.apikey)
    if (data.session && !withToken.has('authorization')) {
      withToken.set('authorization', `Bearer ${data.session.access_token}`)
    }
    const response = await fetch(input, { ...init, headers: withToken })
    dismissToastsAbout(ABOUT_CONNECTION)
    if (response.status === 401 && data.session) void lookAfterSession(auth)
    return response
  }

  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { headers, fetch: fetchAsUser })
  return {
    auth,
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
    storage: new StorageClient(`${url}/storage/v1`, headers, fetchAsUser),
    functions: new FunctionsClient(`${url}/functions/v1`, { headers, customFetch: fetchAsUser }),
  }
}

const GONE = new Set(['user_not_found', 'user_banned'])
let looking: Promise<void> | undefined

/** A person who was signed out elsewhere, banned or deleted hears of it with the first refusal, not with the next refresh. */
function lookAfterSession(auth: BrowserClient['auth']): Promise<void> {
  looking ??= auth
    .getUser()
    // The client itself drops a session that the service does not know any more.
    .then(async ({ error }) => {
      if (error && GONE.has(error.code ?? '')) await auth.signOut({ scope: 'local' })
    })
    .catch(() => {})
    .finally(() => {
      looking = undefined
    })
  return looking
}
