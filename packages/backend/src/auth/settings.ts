import { z } from 'zod'
import { readSettings } from '../start/read-settings.ts'
import { type ProviderSettings, readProviders } from './providers/provider-settings.ts'

const flag = z.stringbool()
const seconds = z.coerce.number().int().min(0)

/** The settings of the auth service, from the environment; `docs/operating.md` explains each. */
const environment = z.object({
  AUTH_SIGN_UPS: flag.default(true),
  AUTH_EMAIL: flag.default(true),
  AUTH_AUTOCONFIRM: flag.optional(),
  AUTH_ANONYMOUS: flag.default(false),
  AUTH_PHONE: flag.default(false),
  AUTH_PHONE_AUTOCONFIRM: flag.default(false),
  AUTH_SECURE_EMAIL_CHANGE: flag.default(true),
  AUTH_REAUTHENTICATION: flag.default(true),
  AUTH_CURRENT_PASSWORD: flag.optional(),
  AUTH_TOTP: flag.default(true),
  AUTH_WEBAUTHN: flag.default(true),
  AUTH_PASSKEYS: flag.default(true),
  AUTH_WEBAUTHN_RP_ID: z.string().optional(),
  AUTH_WEBAUTHN_ORIGINS: z.string().default(''),
  AUTH_MAX_FACTORS: z.coerce.number().int().min(1).default(10),
  AUTH_ACCESS_TOKEN_SECONDS: seconds.min(30).max(604_800).default(3600),
  AUTH_REUSE_SECONDS: seconds.default(10),
  AUTH_SESSION_HOURS: seconds.default(8_760),
  AUTH_INACTIVITY_HOURS: seconds.optional(),
  AUTH_CODE_SECONDS: seconds.min(60).max(86_400).default(3600),
  AUTH_MAIL_INTERVAL_SECONDS: seconds.default(60),
  AUTH_PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(72).default(8),
  AUTH_PASSWORD_STRENGTH: z.coerce.number().int().min(0).max(4).default(2),
  AUTH_CONFIRM_LINKS: flag.default(true),
  AUTH_REDIRECT_URLS: z.string().default(''),
  AUTH_OIDC_PROVIDERS: z.string().default(''),
  AUTH_OIDC_PRIVATE: flag.default(false),
  GEOIP_DATABASE: z.string().optional(),
})

export interface AuthSettings {
  /** Name of the site for its users, as in a list of passkeys. */
  siteName: string
  /** Words that make a password no stronger, such as the site's name. */
  siteWords: string[]
  /** This site's root, and the auth service's own. */
  siteUrl: string
  externalUrl: string
  /** The page that asks before a mailed link is followed; without one links are followed when they are opened. */
  confirmPage?: string
  /** The page that says why a sign-in with a provider failed that began on no page known here. */
  providerPage?: string
  /** Globs of further redirect targets. */
  redirectUrls: string[]
  signUps: boolean
  email: boolean
  anonymous: boolean
  phone: boolean
  autoconfirm: boolean
  phoneAutoconfirm: boolean
  secureEmailChange: boolean
  /** Whether changing how an account is entered needs a session that proved itself within ten minutes. */
  reauthentication: boolean
  /** Whether a new password needs the old one, unless the session was opened by a mailed code. */
  currentPassword: boolean
  totp: boolean
  /** Security keys as second factors. */
  webauthn: boolean
  passkeys: boolean
  /** The domain that keys are bound to, where it is not the site's own host. */
  relyingPartyId?: string
  /** The origins on which keys may be used, where these are not the site's own. */
  webauthnOrigins: string[]
  maxFactors: number
  accessTokenSeconds: number
  reuseSeconds: number
  sessionHours?: number
  inactivityHours?: number
  codeSeconds: number
  mailIntervalSeconds: number
  passwordMinLength: number
  /** The least zxcvbn score, 0 (anything) to 4. */
  passwordStrength: number
  /** The OpenID Connect providers with which people may sign in. */
  providers: ProviderSettings[]
  /** Whether providers may be in the private network of this server and without encryption. */
  privateProviders: boolean
  /** A file that knows the countries of addresses. */
  countryDatabase?: string
}

/** Settings of the surrounding site that the auth service depends on. */
export interface AuthSite
  extends Pick<AuthSettings, 'siteName' | 'siteUrl' | 'confirmPage' | 'providerPage'> {
  siteWords?: string[]
  /** Whether a new password needs the old one where AUTH_CURRENT_PASSWORD says nothing. */
  currentPassword?: boolean
  /** Whether addresses count as confirmed where AUTH_AUTOCONFIRM says nothing. */
  autoconfirm: boolean
}

/** Reads the auth settings; throws with every wrong one named. */
export function readAuthSettings(env: NodeJS.ProcessEnv, site: AuthSite): AuthSettings {
  const e = readSettings(environment, env)
  return {
    siteName: site.siteName,
    siteWords: site.siteWords ?? [],
    siteUrl: site.siteUrl,
    externalUrl: `${site.siteUrl}/auth/v1`,
    ...(site.confirmPage && e.AUTH_CONFIRM_LINKS && { confirmPage: site.confirmPage }),
    redirectUrls: listed(e.AUTH_REDIRECT_URLS),
    signUps: e.AUTH_SIGN_UPS,
    email: e.AUTH_EMAIL,
    anonymous: e.AUTH_ANONYMOUS,
    phone: e.AUTH_PHONE,
    autoconfirm: e.AUTH_AUTOCONFIRM ?? site.autoconfirm,
    phoneAutoconfirm: e.AUTH_PHONE_AUTOCONFIRM,
    secureEmailChange: e.AUTH_SECURE_EMAIL_CHANGE,
    reauthentication: e.AUTH_REAUTHENTICATION,
    currentPassword: e.AUTH_CURRENT_PASSWORD ?? site.currentPassword ?? false,
    totp: e.AUTH_TOTP,
    webauthn: e.AUTH_WEBAUTHN,
    passkeys: e.AUTH_PASSKEYS,
    ...(e.AUTH_WEBAUTHN_RP_ID && { relyingPartyId: e.AUTH_WEBAUTHN_RP_ID }),
    webauthnOrigins: listed(e.AUTH_WEBAUTHN_ORIGINS),
    maxFactors: e.AUTH_MAX_FACTORS,
    accessTokenSeconds: e.AUTH_ACCESS_TOKEN_SECONDS,
    reuseSeconds: e.AUTH_REUSE_SECONDS,
    ...(e.AUTH_SESSION_HOURS && { sessionHours: e.AUTH_SESSION_HOURS }),
    ...(e.AUTH_INACTIVITY_HOURS && { inactivityHours: e.AUTH_INACTIVITY_HOURS }),
    codeSeconds: e.AUTH_CODE_SECONDS,
    mailIntervalSeconds: e.AUTH_MAIL_INTERVAL_SECONDS,
    passwordMinLength: e.AUTH_PASSWORD_MIN_LENGTH,
    passwordStrength: e.AUTH_PASSWORD_STRENGTH,
    ...(site.providerPage && { providerPage: site.providerPage }),
    providers: readProviders(listed(e.AUTH_OIDC_PROVIDERS), env, e.AUTH_OIDC_PRIVATE),
    privateProviders: e.AUTH_OIDC_PRIVATE,
    ...(e.GEOIP_DATABASE && { countryDatabase: e.GEOIP_DATABASE }),
  }
}

const listed = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
