import type { Translate } from '../i18n/translate.ts'

interface Coded {
  code?: unknown
  name?: unknown
  details?: unknown
}

/** The code of an error of any protocol: a refusal's, an auth error's, a SQLSTATE, or how it failed. */
export function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as Coded
  if (typeof code === 'string' && code) return code
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT'
  if (error instanceof TypeError || name === 'AuthRetryableFetchError' || name === 'FunctionsFetchError')
    return 'NETWORK'
  return 'UNEXPECTED'
}

/** A sentence, in the person's language, that says what happened and what to do. */
export function sentenceFor(error: unknown, t: Translate): string {
  const details = (error as Coded | null)?.details
  const values =
    typeof details === 'object' && details ? (details as Record<string, string | number>) : undefined
  return t.optional(`errors.${codeOf(error)}`, values) ?? t('errors.UNEXPECTED')
}
