import { expect, it } from 'vitest'
import type { PublicConfig } from '#contract/render-context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const CONFIG: PublicConfig = {
  siteUrl: 'https://lend.example',
  apiUrl: '',
  publishableKey: 'key',
  demo: false,
  testModeAllowed: false,
}
const policy = (
  config: Partial<PublicConfig> = {},
  { address = 'https://lend.example/', anyHost = false, formTargets = [] as string[] } = {},
) => {
  const build = contentSecurityPolicy({ ...CONFIG, ...config }, { mode: 'production', anyHost, formTargets })
  const text = build(new Request(address), ["'nonce-abc'"])
  return Object.fromEntries(
    text.split('; ').map((rule) => {
      const [name, ...sources] = rule.split(' ')
      return [name!, sources]
    }),
  )
}

it('takes scripts from the built assets and by nonce, from nowhere else', () => {
  expect(policy()['script-src']).toEqual(['lend.example/assets/', "'nonce-abc'"])
})

it('never allows inline scripts, eval, plug-ins, frames or another base', () => {
  const rules = policy()
  expect(Object.values(rules).flat()).not.toContain("'unsafe-eval'")
  expect(rules['script-src']).not.toContain("'unsafe-inline'")
  expect(rules['style-src-elem']).toEqual(["'self'"])
  expect(rules['default-src']).toEqual(["'none'"])
  expect(rules['frame-ancestors']).toEqual(["'none'"])
  expect(rules['base-uri']).toEqual(["'none'"])
  expect(rules).not.toHaveProperty('object-src')
})

it('works under the name that the visitor used where the operator gave the site none', () => {
  const local = { siteUrl: 'http://localhost:3000' }
  const rules = policy(local, { address: 'http://127.0.0.1:3000/x', anyHost: true })
  expect(rules['script-src']).toEqual(['127.0.0.1:3000/assets/', 'localhost:3000/assets/', "'nonce-abc'"])
})

it('does not follow the name in a request where the operator gave the site one', () => {
  const rules = policy({}, { address: 'https://evil.example/x' })
  expect(Object.values(rules).flat().join(' ')).not.toContain('evil')
  expect(rules['script-src']).toEqual(['lend.example/assets/', "'nonce-abc'"])
})

it('lets the page talk to a hosted API and to the operator’s tiles', () => {
  const rules = policy({
    apiUrl: 'https://api.example/x',
    mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  })
  expect(rules['connect-src']).toEqual([
    "'self'",
    'https://api.example',
    'wss://api.example',
    'https://tiles.example',
  ])
  expect(rules['img-src']).toContain('https://tiles.example')
})

it('asks for encryption only where the site is encrypted', () => {
  expect(policy()).toHaveProperty('upgrade-insecure-requests')
  expect(policy({ siteUrl: 'http://localhost:3000' })).not.toHaveProperty('upgrade-insecure-requests')
})

it('lets forms end here and where the operator’s mailed links may lead', () => {
  expect(policy()['form-action']).toEqual(["'self'"])
  expect(policy({}, { formTargets: ['lendaround-app:'] })['form-action']).toEqual([
    "'self'",
    'lendaround-app:',
  ])
})

it('lets Stripe’s form in where Stripe is the payment provider, and nowhere else', () => {
  const {
    'script-src': scripts,
    'frame-src': frames,
    'connect-src': calls,
  } = policy({ stripeKey: 'pk_test_1' })
  expect(scripts).toContain('https://js.stripe.com')
  expect(frames).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'])
  expect(calls).toContain('https://api.stripe.com')
  expect(Object.values(policy()).flat().join(' ')).not.toContain('stripe')
  expect(policy()).not.toHaveProperty('frame-src')
})
