import type { Context } from 'hono'
import type { AuthDeps } from './deps.ts'

const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/** GET /settings: what is switched on. */
export const getSettings =
  ({ settings }: AuthDeps) =>
  (c: Context) =>
    c.json({
      external: {
        ...Object.fromEntries(PROVIDERS.map((provider) => [provider, false])),
        ...Object.fromEntries(settings.providers.map(({ id }) => [id, true])),
        email: settings.email,
        phone: settings.phone,
        anonymous_users: settings.anonymous,
      },
      disable_signup: !settings.signUps,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.phoneAutoconfirm,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: settings.passkeys,
      password_min_length: settings.passwordMinLength,
      password_min_strength: settings.passwordStrength,
    })
