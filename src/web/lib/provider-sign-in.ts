import { AuthClient, type SignInWithOAuthCredentials } from '@supabase/auth-js'
import { apiUrl, config } from './config.ts'
import { SESSION_KEY, supabase } from './supabase.ts'

const KEY = 'providerSignIn'

/**
 * A client of its own for the way to a provider and back: the site's follows mailed links, which are opened in other
 * browsers, too, and so cannot use PKCE. It keeps nothing but the proof that this browser began.
 */
function providerClient() {
  const memory = new Map<string, string>()
  return new AuthClient({
    url: `${apiUrl()}/auth/v1`,
    headers: { apikey: config().publishableKey },
    storageKey: KEY,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      // Linking is done in the name of the session that is there.
      getItem: (key) =>
        key === KEY ? (memory.get(KEY) ?? localStorage.getItem(SESSION_KEY)) : localStorage.getItem(key),
      setItem: (key, value) => (key === KEY ? void memory.set(key, value) : localStorage.setItem(key, value)),
      removeItem: (key) => (key === KEY ? void memory.delete(key) : localStorage.removeItem(key)),
    },
  })
}

const PAGE = '/auth/provider'
// The client's type lists the providers of one hosted service; the operator may name any.
type ProviderName = SignInWithOAuthCredentials['provider']

/** Leaves for the provider's page; `data` is for an account that is made on the way. */
export async function goToProvider(id: string, data: Record<string, string>): Promise<void> {
  const { error } = await providerClient().signInWithOAuth({
    provider: id as ProviderName,
    options: { redirectTo: `${location.origin}${PAGE}`, queryParams: { data: JSON.stringify(data) } },
  })
  if (error) throw error
}

/** Leaves for the provider's page, to connect the account there with the signed-in one. */
export async function goToLinkProvider(id: string): Promise<void> {
  // Refreshes a session that is about to end.
  await (await supabase()).auth.getSession()
  const { error } = await providerClient().linkIdentity({
    provider: id as ProviderName,
    options: { redirectTo: `${location.origin}${PAGE}?for=link` },
  })
  if (error) throw error
}

/** Ends what `goToProvider` or `goToLinkProvider` began, with the code that the provider's page led back with. */
export async function finishProvider(code: string, isLink: boolean): Promise<void> {
  const client = providerClient()
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) throw error
  if (isLink) {
    // The person stays in the session they have.
    await client.signOut({ scope: 'local' })
    return
  }
  const { auth } = await supabase()
  const { access_token, refresh_token } = data.session
  const adopted = await auth.setSession({ access_token, refresh_token })
  if (adopted.error) throw adopted.error
}
