import { z } from 'zod'
import { readSettings } from '../../start/read-settings.ts'
import { collectFaults, StartError } from '../../start/start-error.ts'

/** An OpenID Connect provider with which people may sign in. */
export interface ProviderSettings {
  /** As requests and identities name it, such as `google`. */
  id: string
  /** As people read it. */
  label: string
  issuer: string
  clientId: string
  clientSecret?: string
  /** Client ids whose ID tokens are taken besides: those of the operator's own applications. */
  audiences: string[]
  scopes: string
  /** Apple takes a token signed with this key in place of a secret. */
  apple?: { teamId: string; keyId: string; privateKey: string }
}

const KNOWN: Record<string, Pick<ProviderSettings, 'label' | 'issuer' | 'scopes'>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', scopes: 'openid email profile' },
  apple: { label: 'Apple', issuer: 'https://appleid.apple.com', scopes: 'openid email name' },
}
const RESERVED = ['email', 'phone', 'anonymous-users']

/** Reads the providers that `AUTH_OIDC_PROVIDERS` names; refuses with every wrong setting of each. */
export function readProviders(
  names: string[],
  env: NodeJS.ProcessEnv,
  allowPrivate: boolean,
): ProviderSettings[] {
  const wrong = names.find((name) => !/^[a-z][a-z0-9-]{0,30}$/.test(name) || RESERVED.includes(name))
  if (wrong !== undefined || new Set(names).size < names.length) {
    throw new StartError(
      'AUTH_OIDC_PROVIDERS is wrong: each name stands there once, in small letters, digits and hyphens.',
    )
  }
  return collectFaults(...names.map((name) => () => readProvider(name, env, allowPrivate)))
}

function readProvider(id: string, env: NodeJS.ProcessEnv, allowPrivate: boolean): ProviderSettings {
  const prefix = `AUTH_OIDC_${id.toUpperCase().replaceAll('-', '_')}_`
  const known = KNOWN[id]
  const issuer = z.url({ protocol: allowPrivate ? /^https?$/ : /^https$/ })
  const isApple = id === 'apple'
  const schema = z.object({
    [`${prefix}LABEL`]: z
      .string()
      .max(40)
      .default(known?.label ?? id),
    [`${prefix}ISSUER`]: known ? issuer.default(known.issuer) : issuer,
    [`${prefix}CLIENT_ID`]: z.string(),
    [`${prefix}CLIENT_SECRET`]: z.string().optional(),
    [`${prefix}AUDIENCES`]: z.string().default(''),
    [`${prefix}SCOPES`]: z
      .string()
      .regex(/(^| )openid( |$)/, 'it has to contain openid')
      .default(known?.scopes ?? 'openid email profile'),
    ...(isApple && {
      [`${prefix}TEAM_ID`]: z.string(),
      [`${prefix}KEY_ID`]: z.string(),
      [`${prefix}PRIVATE_KEY`]: z.string().includes('PRIVATE KEY', { error: 'it has to be a PEM' }),
    }),
  })
  const given = readSettings(schema, env) as Record<string, string | undefined>
  const value = (name: string) => given[prefix + name]
  const clientSecret = value('CLIENT_SECRET')
  return {
    id,
    label: value('LABEL')!,
    issuer: value('ISSUER')!,
    clientId: value('CLIENT_ID')!,
    ...(clientSecret && { clientSecret }),
    audiences: value('AUDIENCES')!
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    scopes: value('SCOPES')!,
    ...(isApple && {
      apple: {
        teamId: value('TEAM_ID')!,
        keyId: value('KEY_ID')!,
        // Many places keep settings on one line.
        privateKey: value('PRIVATE_KEY')!.replaceAll('\\n', '\n'),
      },
    }),
  }
}
