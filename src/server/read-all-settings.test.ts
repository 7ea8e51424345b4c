import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSigningKey } from '#backend/keys/signing-key.ts'
import { StartError } from '#backend/start/start-error.ts'
import { DEMO_BRAND } from '#contract/brand.ts'
import { readAllSettings } from './read-all-settings.ts'
import { PRODUCTION } from './testing/app.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Record<string, string>) => readAllSettings({ DATA_DIR: folder, ...env })
const production = (env: Record<string, string> = {}) =>
  read({ ...PRODUCTION, SITE_URL: 'https://rent.example.org', ...env })

function faultsOf(act: () => unknown): readonly string[] {
  try {
    act()
  } catch (error) {
    if (error instanceof StartError) return error.faults
    throw error
  }
  return []
}

const random = () => randomBytes(24).toString('base64url')

describe('production', () => {
  it('names the settings of the operator with the other faults of a first start', () => {
    const first = { LENDAROUND_MODE: 'production', OPERATOR_NAME: 'Hanse Verleih GmbH' }
    expect(faultsOf(() => read(first))).toEqual([
      expect.stringContaining('SITE_URL'),
      expect.stringContaining('Nobody moves the money'),
      'Unless the settings of the site name the operator, production needs as well: ' +
        'OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_PHONE, OPERATOR_JURISDICTION.',
    ])
  })

  it('starts with the secrets that it makes itself', () => {
    expect(production().secrets.secretKey).toMatch(/^sb_secret_/)
  })

  it('starts with long secrets of its own', () => {
    const given = { PUBLISHABLE_KEY: random(), SECRET_KEY: random(), SIGNING_SECRET: random() }
    expect(production(given).secrets).toMatchObject({
      publishableKey: given.PUBLISHABLE_KEY,
      secretKey: given.SECRET_KEY,
      signing: given.SIGNING_SECRET,
    })
  })

  it.each(['PUBLISHABLE_KEY', 'SECRET_KEY', 'SIGNING_SECRET', 'JWT_LEGACY_SECRET'])(
    'refuses a short %s, in one sentence that does not repeat it',
    (name) => {
      const faults = faultsOf(() => production({ [name]: 'hunter2' }))
      expect(faults).toEqual([`${name} is 7 long and needs at least 32 characters.`])
    },
  )

  it.each([
    ['of one character', 'a'.repeat(40)],
    ['of a pattern', 'abcabc'.repeat(8)],
  ])('refuses a secret %s', (_, value) => {
    expect(faultsOf(() => production({ SIGNING_SECRET: value }))).toEqual([
      'SIGNING_SECRET repeats a few characters and can be guessed.',
    ])
  })

  it.each([
    ['SECRET_KEY', 'sb_secret_N7UND0UgjKTVK-and-so-on-and-so-on'],
    ['JWT_LEGACY_SECRET', 'super-secret-jwt-token-with-at-least-32-characters-long'],
    ['JWT_LEGACY_SECRET', 'your-super-secret-jwt-token-with-at-least-32-characters-long'],
    ['JWT_LEGACY_SECRET', 'the-secret-of-the-suite'],
  ])('refuses a %s that stands in tutorials', (name, value) => {
    expect(faultsOf(() => production({ [name]: value }))).toEqual([
      `${name} was published as an example: make one of your own.`,
    ])
  })

  it('refuses the signing key that stands in tutorials', () => {
    const key = { ...makeSigningKey(), note: 'M5Sjqn5zwC9Kl1zVfUUGvv9boQjCGd45G8sdopBExB4' }
    expect(faultsOf(() => production({ JWT_PRIVATE_JWKS: JSON.stringify([key]) }))).toEqual([
      'JWT_PRIVATE_JWKS holds a key that was published as an example: make one of your own.',
    ])
  })

  it('judges secrets that were written into the data folder by hand as well', () => {
    writeFileSync(
      join(folder, 'secrets.json'),
      JSON.stringify({ publishableKey: random(), secretKey: 'a', signing: random() }),
    )
    expect(faultsOf(production)).toEqual(['SECRET_KEY is 1 long and needs at least 32 characters.'])
  })

  it('needs to know where people reach it', () => {
    expect(faultsOf(() => production({ SITE_URL: '' }))).toEqual([
      'SITE_URL is missing: production needs the address at which people reach the site.',
    ])
  })

  it.each([
    'http://rent.example.org',
    'http://10.0.0.1',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
  ])('does not serve people over %s', (SITE_URL) => {
    expect(faultsOf(() => production({ SITE_URL }))).toEqual([
      'SITE_URL is not encrypted: in production it has to begin with https://.',
    ])
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://rent.localhost'])(
    'may be tried out at %s',
    (SITE_URL) => {
      expect(production({ SITE_URL }).siteUrl).toBe(SITE_URL)
    },
  )
})

describe('the operator', () => {
  it('is never the demo’s in production: what is missing is empty, and looked for in the database', () => {
    const named = Object.keys(PRODUCTION).filter((name) => name.startsWith('OPERATOR_'))
    expect(named).toHaveLength(5)
    const { brand } = production(Object.fromEntries(named.map((name) => [name, ''])))
    expect(brand).toMatchObject({ operator: '', address: '', email: '', phone: '', jurisdiction: '' })
    expect(read({}).brand).toEqual(DEMO_BRAND)
  })

  it('is whom mails and papers name, under a name of its own', () => {
    const { brand } = production({
      SITE_NAME: 'Leihwerk',
      OPERATOR_VAT_ID: '',
      OPERATOR_PRIVACY_EMAIL: 'dpo@hanse.test',
    })
    expect(brand).toMatchObject({
      name: 'Leihwerk',
      shortName: 'Leihwerk',
      operator: PRODUCTION.OPERATOR_NAME,
      trustEmail: PRODUCTION.OPERATOR_EMAIL,
      privacyEmail: 'dpo@hanse.test',
      vatPercent: 0,
    })
    expect(JSON.stringify(brand)).not.toMatch(/Musterstraße|DE123456789|Demo Operator|lendaround\.example/)
    expect(production({ OPERATOR_VAT_ID: 'DE811', OPERATOR_VAT_PERCENT: '19' }).brand.vatId).toBe('DE811')
  })

  it.each([
    ['OPERATOR_VAT_ID', 'DE811', 'OPERATOR_VAT_PERCENT is missing'],
    ['OPERATOR_EMAIL', 'hanse', 'OPERATOR_EMAIL is wrong'],
    ['OPERATOR_NAME', 'Hanse\nBcc: all', 'OPERATOR_NAME is wrong'],
    ['OPERATOR_TIME_ZONE', 'Berlin', 'OPERATOR_TIME_ZONE is wrong'],
  ])('is refused with %s %j', (name, value, fault) => {
    expect(faultsOf(() => production({ [name]: value }))).toEqual([expect.stringContaining(fault)])
  })
})

describe('payments', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }

  it('are never play money in production by accident', () => {
    expect(faultsOf(() => production({ PAYMENTS: '' }))).toEqual([
      expect.stringMatching(/^Nobody moves the money: .+ or PAYMENTS=test/),
    ])
    expect(faultsOf(() => production({ PAYMENTS: '', ...STRIPE }))).toEqual([])
    expect(faultsOf(() => production({ PAYMENTS: 'stripe', ...STRIPE }))).toEqual([])
    expect(faultsOf(() => read({}))).toEqual([])
  })

  it('have one provider', () => {
    expect(faultsOf(() => production({ PAYMENTS: 'test', ...STRIPE }))).toEqual([
      expect.stringContaining('PAYMENTS is test, but the keys of Stripe are given'),
    ])
    expect(faultsOf(() => production({ PAYMENTS: 'stripe' }))).toEqual([
      'STRIPE_SECRET_KEY is missing: PAYMENTS is stripe.',
    ])
    expect(faultsOf(() => production({ PAYMENTS: 'none' }))).toEqual([
      expect.stringContaining('PAYMENTS is wrong'),
    ])
  })
})

describe('providers', () => {
  const CLIENT = { AUTH_OIDC_GOOGLE_CLIENT_ID: 'id', AUTH_OIDC_GOOGLE_CLIENT_SECRET: 'secret' }

  it('are read by name; what everybody knows of them need not be said', () => {
    const { auth } = read({
      AUTH_OIDC_PROVIDERS: 'google, my-club',
      ...CLIENT,
      AUTH_OIDC_MY_CLUB_ISSUER: 'https://login.club.test',
      AUTH_OIDC_MY_CLUB_CLIENT_ID: 'lend',
      AUTH_OIDC_MY_CLUB_AUDIENCES: 'app-1, app-2',
    })
    expect(auth.providers).toEqual([
      {
        id: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
        audiences: [],
        scopes: 'openid email profile',
      },
      {
        id: 'my-club',
        label: 'my-club',
        issuer: 'https://login.club.test',
        clientId: 'lend',
        audiences: ['app-1', 'app-2'],
        scopes: 'openid email profile',
      },
    ])
  })

  it('are refused with every wrong setting', () => {
    const faults = faultsOf(() =>
      read({
        AUTH_OIDC_PROVIDERS: 'google,apple,club',
        AUTH_OIDC_APPLE_PRIVATE_KEY: 'abc',
        AUTH_OIDC_CLUB_ISSUER: 'http://login.club.test',
        AUTH_OIDC_CLUB_SCOPES: 'email',
      }),
    )
    expect(faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual([
      'AUTH_OIDC_APPLE_CLIENT_ID',
      'AUTH_OIDC_APPLE_KEY_ID',
      'AUTH_OIDC_APPLE_PRIVATE_KEY',
      'AUTH_OIDC_APPLE_TEAM_ID',
      'AUTH_OIDC_CLUB_CLIENT_ID',
      'AUTH_OIDC_CLUB_ISSUER',
      'AUTH_OIDC_CLUB_SCOPES',
      'AUTH_OIDC_GOOGLE_CLIENT_ID',
    ])
    for (const AUTH_OIDC_PROVIDERS of ['google,google', 'email', 'Google', 'a b']) {
      expect(faultsOf(() => read({ AUTH_OIDC_PROVIDERS, ...CLIENT }))).toEqual([
        expect.stringContaining('AUTH_OIDC_PROVIDERS is wrong'),
      ])
    }
  })
})

describe('every mode', () => {
  it.each([
    'rent.example.org',
    'javascript:alert(1)',
    'https://rent.example.org/shop',
    'https://rent.example.org?x=1',
    'https://admin:secret@rent.example.org',
  ])('refuses %s as the address of the site', (SITE_URL) => {
    expect(faultsOf(() => read({ SITE_URL }))).toEqual([
      'SITE_URL is wrong: it has to be an origin such as https://rent.example.org.',
    ])
  })

  it('takes an address that ends in a slash', () => {
    expect(read({ SITE_URL: 'https://rent.example.org/' }).siteUrl).toBe('https://rent.example.org')
  })

  it('refuses one secret for two things', () => {
    const [PUBLISHABLE_KEY, SECRET_KEY] = ['the same', 'the same']
    expect(faultsOf(() => read({ PUBLISHABLE_KEY, SECRET_KEY }))).toEqual([
      'SECRET_KEY is the same as PUBLISHABLE_KEY: each needs a value of its own.',
    ])
  })

  it('takes an empty setting as not given, above all an empty secret', () => {
    const { secrets, port } = read({ SECRET_KEY: '', SIGNING_SECRET: '', PORT: '', AUTH_SESSION_HOURS: '' })
    expect(port).toBe(3000)
    expect(secrets.secretKey).toMatch(/^sb_secret_.{43}$/)
    expect(secrets.signing).toMatch(/^.{43}$/)
  })

  it('names the faults of all settings at once, those of each protocol among them', () => {
    const faults = faultsOf(() =>
      production({
        SITE_URL: 'http://rent.example.org',
        SECRET_KEY: 'a',
        PORT: 'abc',
        AUTH_TOTP: 'perhaps',
        REST_MAX_ROWS: '-1',
        SMTP_URL: 'mail.example.org',
        JWT_PRIVATE_JWKS: 'none',
        MAP_TILES_URL: 'tiles',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      }),
    )
    const about = faults.map((fault) => fault.split(' ')[0])
    expect(about.toSorted()).toEqual([
      'AUTH_TOTP',
      'JWT_PRIVATE_JWKS',
      'MAP_TILES_URL',
      'PORT',
      'REST_MAX_ROWS',
      'SECRET_KEY',
      'SITE_URL',
      'SMTP_URL',
      'STRIPE_WEBHOOK_SECRET',
    ])
    for (const fault of faults) expect(fault).toMatch(/^[^\n]+\.$/)
  })

  it('refuses a data folder in which nothing can be written, and leaves nothing in one that is fine', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const DATA_DIR of [file, join(file, 'below')]) {
      const [fault, ...others] = faultsOf(() => read({ DATA_DIR }))
      expect(others).toEqual([])
      expect(fault).toMatch(/^The data folder .+ cannot be written: .+ file.*\. Mend that, or set DATA_DIR/)
    }
    read({})
    expect(readdirSync(folder).toSorted()).toEqual(['file', 'secrets.json'])
  })

  it('says that stored secrets are damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"secretKey":')
    expect(faultsOf(() => read({}))).toEqual([expect.stringContaining('secrets.json are damaged')])
  })
})
