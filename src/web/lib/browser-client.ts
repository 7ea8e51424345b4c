import { AuthClient } from '@supabase/auth-js'
import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import type { Database } from '#contract/database.ts'
import { apiUrl, config } from './config.ts'
import { ABOUT_CONNECTION, dismissToastsAbout } from './toast.ts'
import { isViewing, VIEW_KEY } from './view-as.ts'

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
    storageKey: isViewing ? VIEW_KEY : storageKey,
    ...(isViewing && { storage: sessionStorage }),
    autoRefreshToken: !isViewing,
    persistSession: true,
    // There is nothing of the account in a view.
    ...(isViewing && { fetch: async () => (await import('./view-request.ts')).viewRefusal() }),
    detectSessionInUrl: !isViewing,
  })

  const fetchAsUser: typeof fetch = async (input, init) => {
    let address = input
    if (isViewing) {
      // Only the few pages that are a view need it.
      const { viewRefusal, viewRequest } = await import('./view-request.ts')
      const shown = viewRequest(String(input instanceof Request ? input.url : input), init?.method ?? 'GET')
      if (!shown) return viewRefusal()
      address = shown
    }
    const { data } = await auth.getSession()
    const withToken = new Headers(init?.headers)
    withToken.set('apikey', headers.apikey)
    if (data.session && !withToken.has('authorization')) {
      withToken.set('authorization', `Bearer ${data.session.access_token}`)
    }
    const response = await fetch(address, { ...init, headers: withToken })
    dismissToastsAbout(ABOUT_CONNECTION)
    if (response.status === 401 && data.session) void lookAfterSession(auth)
    return isViewing && response.status === 403 ? explainView(response) : response
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

/** The key of a view may do less than the person: what is missing is no fault of theirs. */
async function explainView(response: Response): Promise<Response> {
  const body = await response.json().catch(() => ({}))
  const code = body.code === 'KEY_SCOPE_MISSING' ? 'VIEW_ONLY' : body.code
  return Response.json({ ...body, code }, { status: response.status })
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
