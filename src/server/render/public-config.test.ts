import { expect, it } from 'vitest'
import { createTestApp, PRODUCTION } from '#server/testing/app.ts'
import { publicConfig } from './public-config.ts'

const STRIPE = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

async function configOf(env: Record<string, string>) {
  const app = await createTestApp(env)
  try {
    return publicConfig(app.deps)
  } finally {
    await app.close()
  }
}

it('pages of production say so where payments are play money, and nowhere else', async () => {
  expect((await configOf(PRODUCTION)).brand?.playMoney).toBe(true)
  expect((await configOf({ ...PRODUCTION, ...STRIPE })).brand?.playMoney).toBeUndefined()
  expect((await configOf({})).brand?.playMoney).toBeUndefined()
})

it('pages name the operator of the settings, and carry nothing of the demo’s', async () => {
  const { brand } = await configOf({ ...PRODUCTION, SITE_NAME: 'Leihwerk' })
  expect(brand).toMatchObject({ name: 'Leihwerk', operator: PRODUCTION.OPERATOR_NAME })
  expect((await configOf({})).brand).toBeUndefined()
})

it('pages know the names of the providers, and nothing else of them', async () => {
  const google = {
    AUTH_OIDC_PROVIDERS: 'google',
    AUTH_OIDC_GOOGLE_CLIENT_ID: 'id',
    AUTH_OIDC_GOOGLE_CLIENT_SECRET: 'secret',
  }
  expect((await configOf(google)).providers).toEqual([{ id: 'google', label: 'Google' }])
  expect((await configOf({})).providers).toBeUndefined()
})
