import type { Translate } from '../../i18n/translate.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'

const CANCELLED = new Set(['NotAllowedError', 'AbortError'])

/** Why a passkey did not work, in words: what the person did, what the device says, or what the server says. */
export function passkeyProblem(error: unknown, t: Translate): string {
  const { name, code } = (error ?? {}) as { name?: string; code?: string }
  if (CANCELLED.has(name ?? '')) return t('auth.passkey.CANCELLED')
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('auth.passkey.webauthn_credential_exists')
  return t.optional(`auth.passkey.${codeOf(error)}`) ?? errorMessage(error, t)
}
