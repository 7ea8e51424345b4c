import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import { fetchOutside } from '#backend/http/outside-fetch.ts'
import { invalid } from '../auth-error.ts'
import type { AuthSettings } from '../settings.ts'
import { clientAuthentication } from './client-authentication.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** For how long what a provider says of itself is believed. */
const CACHED_MS = 3_600_000
const TIMEOUT_MS = 10_000

export interface Provider extends ProviderSettings {
  /** The provider's addresses and keys, and the client of its protocol. */
  connect(): Promise<{ configuration: Configuration; keys: JWTVerifyGetKey }>
}

export interface Providers {
  isEmpty: boolean
  /** The provider of this name; refuses one that the operator has not set up. */
  require(id: string | undefined): Provider
  find(id: string): Provider | undefined
}

/** The providers of the settings. Nothing is requested of them before a person wants to sign in with one. */
export function openProviders({ providers, privateProviders }: AuthSettings): Providers {
  const all = new Map(providers.map((provider) => [provider.id, open(provider, privateProviders)]))
  return {
    isEmpty: all.size === 0,
    find: (id) => all.get(id),
    require(id) {
      if (!id) throw invalid('Unsupported provider: Provider could not be found')
      const provider = all.get(id)
      if (!provider) throw invalid('Unsupported provider: provider is not enabled')
      return provider
    },
  }
}

function open(settings: ProviderSettings, allowPrivate: boolean): Provider {
  let connection: ReturnType<Provider['connect']> | undefined
  let connectedAt = 0
  return {
    ...settings,
    connect() {
      if (connection && Date.now() - connectedAt < CACHED_MS) return connection
      connectedAt = Date.now()
      const attempt = connect(settings, allowPrivate)
      connection = attempt
      // The next one who wants to sign in tries again.
      attempt.catch(() => {
        if (connection === attempt) connection = undefined
      })
      return attempt
    },
  }
}

async function connect(settings: ProviderSettings, allowPrivate: boolean) {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import(
    'openid-client'
  )
  const ask = (
    url: string,
    { method, headers, body }: { method: string; headers: HeadersInit; body?: unknown },
  ) =>
    fetchOutside(
      url,
      {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: body instanceof URLSearchParams ? body.toString() : (body as string | undefined),
      },
      { allowPrivate, timeoutMs: TIMEOUT_MS },
    )
  const configuration = await discovery(
    new URL(settings.issuer),
    settings.clientId,
    undefined,
    await clientAuthentication(settings),
    {
      [customFetch]: ask,
      // The signature of an ID token counts even where it came straight from the provider.
      execute: [enableNonRepudiationChecks, ...(allowPrivate ? [allowInsecureRequests] : [])],
      timeout: TIMEOUT_MS / 1000,
    },
  )
  const { jwks_uri: keysUrl } = configuration.serverMetadata()
  if (!keysUrl) throw new Error(`The provider ${settings.id} publishes no keys`)
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    [customKeyFetch]: (url, { method = 'GET', headers }) => ask(url, { method, headers: headers ?? {} }),
    timeoutDuration: TIMEOUT_MS,
  })
  return { configuration, keys }
}
