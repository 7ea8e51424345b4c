import { randomBytes } from 'node:crypto'
import { reseal, seal, unseal } from '#backend/keys/sealed.ts'
import type { Config } from '#server/config.ts'

const sealOf = ({ secrets }: Pick<Config, 'secrets'>, id: string) => ({
  secrets,
  purpose: 'webhook-secrets',
  id,
})

/** A new secret of an endpoint, as Standard Webhooks writes it, and as it is stored. */
export function makeSecret(config: Pick<Config, 'secrets'>, id: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: seal(secret, sealOf(config, id)) }
}

/** The secret that was stored for this endpoint. */
export const openSecret = (config: Pick<Config, 'secrets'>, id: string, sealed: string): string =>
  unseal(sealed, sealOf(config, id))

/** The same secret under the signing secret in use, undefined where it is that already. */
export const resealSecret = (config: Pick<Config, 'secrets'>, id: string, sealed: string) =>
  reseal(sealed, sealOf(config, id))
