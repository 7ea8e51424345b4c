import type { BrowserClient } from './browser-client.ts'

export const SESSION_KEY = 'sb-lendaround-auth-token'

let client: Promise<BrowserClient> | undefined
const waiting = new Set<(client: BrowserClient) => void>()

/**
 * The browser's client for the four protocols. It is loaded when first asked for: a visitor without an
 * account reads the public pages without it.
 */
export function supabase(): Promise<BrowserClient> {
  client ??= import('./browser-client.ts').then(
    ({ createBrowserClient }) => {
      const made = createBrowserClient(SESSION_KEY)
      for (const tell of waiting) tell(made)
      return made
    },
    (error) => {
      // A lost connection: the next one who asks tries again.
      client = undefined
      throw error
    },
  )
  return client
}

/** Runs once the client exists, without asking for it. */
export function whenSupabaseExists(tell: (client: BrowserClient) => void): void {
  if (client) client.then(tell, () => waiting.add(tell))
  else waiting.add(tell)
}
