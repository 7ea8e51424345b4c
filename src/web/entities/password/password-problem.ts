import type { Translate } from '../../i18n/translate.ts'
import { knownSentence } from '../../lib/errors.ts'

/** Why a password was not taken: the server's reasons in sentences, or what else went wrong. */
export function passwordProblem(error: unknown, t: Translate, fallback = t('errors.UNEXPECTED')): string {
  const { reasons } = (error ?? {}) as { reasons?: unknown }
  const sentences = Array.isArray(reasons)
    ? reasons.map((reason) => t.optional(`errors.weak_password.${reason}`)).filter(Boolean)
    : []
  return sentences.length > 0 ? sentences.join(' ') : (knownSentence(error, t) ?? fallback)
}
