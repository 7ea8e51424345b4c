import type { Secrets } from '#backend/keys/secrets.ts'
import { StartError } from '#backend/start/start-error.ts'
import type { Mode } from './mode.ts'

const MIN_CHARACTERS = 32
/** Fewer different characters than this are a pattern, not chance; the digits of a random number have nine or ten. */
const MIN_DIFFERENT = 8

/** Beginnings of what tutorials and the local stacks of hosted projects publish as an example. */
const PUBLISHED = [
  'super-secret-jwt-token',
  'your-super-secret-jwt-token',
  'your-secret',
  'reallyreallyreallyreallyverysafe',
  'the-secret-of-the-suite',
  'sb_publishable_ACJWlzQHlZjBrEguHvfOxg',
  'sb_secret_N7UND0UgjKTVK',
  // Tokens of the issuer supabase-demo.
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1v',
  'eyJhbGciOiAiSFMyNTYiLCAidHlwIjogIkpXVCJ9.eyAgCiAgICAicm9sZSI6',
]
/** The public half of the signing key that such a stack comes with. */
const PUBLISHED_SIGNING_KEY = 'M5Sjqn5zwC9Kl1zVfUUGvv9boQjCGd45G8sdopBExB4'

/**
 * Refuses secrets that do the work of another one and, where real people are served, those that can be guessed: of
 * less than 32 characters, of a pattern, or published.
 */
export function assertStrongSecrets(secrets: Omit<Secrets, 'jwks'> & { jwks?: string }, mode: Mode): void {
  const named: [name: string, value: string][] = [
    ['PUBLISHABLE_KEY', secrets.publishableKey],
    ['SECRET_KEY', secrets.secretKey],
    ['SIGNING_SECRET', secrets.signing],
    ...(secrets.alsoSigning ?? []).map((value): [string, string] => ['SIGNING_SECRET_ALSO', value]),
    ...(secrets.legacyJwtSecret ? [['JWT_LEGACY_SECRET', secrets.legacyJwtSecret] as [string, string]] : []),
  ]
  const faults = named.flatMap(([name, value], at) => {
    const same = named.slice(0, at).find(([, other]) => other === value)
    if (same) return [`${name} is the same as ${same[0]}: each needs a value of its own.`]
    return mode === 'production' ? weaknessOf(name, value) : []
  })
  if (mode === 'production' && secrets.jwks?.includes(PUBLISHED_SIGNING_KEY)) {
    faults.push('JWT_PRIVATE_JWKS holds a key that was published as an example: make one of your own.')
  }
  if (faults.length > 0) throw new StartError(...faults)
}

function weaknessOf(name: string, value: string): string[] {
  if (PUBLISHED.some((start) => value.startsWith(start))) {
    return [`${name} was published as an example: make one of your own.`]
  }
  if (value.length < MIN_CHARACTERS) {
    return [`${name} is ${value.length} long and needs at least ${MIN_CHARACTERS} characters.`]
  }
  if (new Set(value).size < MIN_DIFFERENT) return [`${name} repeats a few characters and can be guessed.`]
  return []
}
