import { seal, unseal } from '#backend/keys/sealed.ts'
import type { AuthDeps } from '../deps.ts'

const sealOf = ({ config }: AuthDeps, id: string) => ({
  signing: config.secrets.signing,
  purpose: 'second-factor-secrets',
  id,
})

/** Encrypts the secret of a second factor, bound to the factor's id: a copy of the database makes no codes. */
export const sealSecret = (deps: AuthDeps, factorId: string, secret: string): string =>
  seal(secret, sealOf(deps, factorId))

/** The secret that `sealSecret` sealed for this factor; throws when it was moved or changed. */
export const openSecret = (deps: AuthDeps, factorId: string, sealed: string): string =>
  unseal(sealed, sealOf(deps, factorId))
