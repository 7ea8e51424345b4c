import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { PROVIDER_CLIENT } from './provider-client.ts'

export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

export interface OpenIdProvider {
  /** The settings with which a site uses it as the provider `acme`. */
  env: Record<string, string>
  issuer: string
  /** Adds a person, or changes what it says of one. */
  setPerson(person: Person): void
  /** Names the person who sits in front of the provider's page; undefined for one who cancels. */
  setVisitor(sub: string | undefined): void
  /** A token signed with the provider's own key, or with `key`. */
  idToken(claims: Record<string, unknown>, key?: CryptoKey): Promise<string>
  close(): Promise<void>
}

/** A real OpenID provider on this machine, whose page signs its visitor in without a question. */
export async function startOpenIdProvider(siteUrl: string, port = 0): Promise<OpenIdProvider> {
  const people = new Map<string, Person>()
  let visitor: string | undefined
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: PROVIDER_CLIENT.id,
        client_secret: PROVIDER_CLIENT.secret,
        redirect_uris: [`${siteUrl}/auth/v1/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['cookies of the tests'] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ ...person }) }
    },
    loadExistingGrant: async (ctx) => {
      const { Grant } = ctx.oidc.provider
      const grant = new Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result = visitor
      ? { login: { accountId: visitor, remember: false } }
      : { error: 'access_denied', error_description: 'The visitor said no' }
    provider.interactionFinished(request, response, result).catch(() => response.destroy())
  })

  return {
    issuer,
    env: {
      AUTH_OIDC_PROVIDERS: 'acme',
      AUTH_OIDC_PRIVATE: 'true',
      AUTH_OIDC_ACME_LABEL: 'Acme',
      AUTH_OIDC_ACME_ISSUER: issuer,
      AUTH_OIDC_ACME_CLIENT_ID: PROVIDER_CLIENT.id,
      AUTH_OIDC_ACME_CLIENT_SECRET: PROVIDER_CLIENT.secret,
    },
    setPerson: (person) => void people.set(person.sub, person),
    setVisitor: (sub) => {
      visitor = sub
    },
    idToken: (claims, key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Follows redirects with cookies, as a browser does, up to the first address that begins with `until`. */
export async function walkTo(start: string, until: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  for (let hops = 0; hops < 10; hops++) {
    if (url.startsWith(until)) return new URL(url)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
    url = new URL(next, url).href
  }
  throw new Error('too many redirects')
}
