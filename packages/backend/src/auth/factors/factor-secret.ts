import type { Deps } from '#backend/deps.ts'
import { reseal, seal, unseal } from '#backend/keys/sealed.ts'

const sealOf = ({ config }: Pick<Deps, 'config'>, id: string) => ({
  secrets: config.secrets,
  purpose: 'second-factor-secrets',
  id,
})

/** Encrypts the secret of a second factor, bound to the factor's id: a copy of the database makes no codes. */
export const sealSecret = (deps: Pick<Deps, 'config'>, factorId: string, secret: string): string =>
  seal(secret, sealOf(deps, factorId))

/** The secret that `sealSecret` sealed for this factor; throws when it was moved or changed. */
export const openSecret = (deps: Pick<Deps, 'config'>, factorId: string, sealed: string): string =>
  unseal(sealed, sealOf(deps, factorId))

/** The same secret under the signing secret in use, undefined where it is that already. */
export const resealSecret = (deps: Pick<Deps, 'config'>, factorId: string, sealed: string) =>
  reseal(sealed, sealOf(deps, factorId))
