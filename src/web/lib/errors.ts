import type { Translate, Values } from '../i18n/translate.ts'
import { formatMoney } from './format.ts'

interface Coded {
  code?: unknown
  name?: unknown
  details?: unknown
  status?: unknown
}

/** PostgreSQL's for a statement that took too long: the same may be quick when less is going on. */
const OVERDUE = '57014'

/** The code of an error of any protocol: a refusal's, an auth error's, a SQLSTATE, or how it failed. */
export function codeOf(error: unknown): string {
  const { code, name, status } = (error ?? {}) as Coded
  if (typeof code === 'string' && code) return code
  if (status === 503) return 'SERVICE_UNAVAILABLE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (name === 'AuthSessionMissingError') return 'session_missing'
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT'
  if (error instanceof TypeError || name === 'AuthRetryableFetchError' || name === 'FunctionsFetchError')
    return 'NETWORK'
  return 'UNEXPECTED'
}

/** A sentence, in the person's language, that says what happened and what to do. */
export const errorMessage = (error: unknown, t: Translate): string =>
  knownSentence(error, t) ?? t('errors.UNEXPECTED')

/** The sentence for an error that has one; undefined where a screen has a fallback of its own. */
export function knownSentence(error: unknown, t: Translate): string | undefined {
  const code = codeOf(error)
  if (code === 'UNEXPECTED') return undefined
  const { details, status } = (error ?? {}) as Coded
  const values = typeof details === 'object' && details ? withAmounts(details as Values, t) : undefined
  const sentence = (code === 'UNAUTHORIZED' && denial(values, t)) || t.optional(`errors.${code}`, values)
  const isBusy = status === 503 || code === OVERDUE
  return sentence ?? (isBusy ? t('errors.SERVICE_UNAVAILABLE') : undefined)
}

/** Details in cents are also there as amounts in words: `minimumCents` as `minimumAmount`. */
function withAmounts(details: Values, { language }: Translate): Values {
  const values = { ...details }
  for (const [name, cents] of Object.entries(details))
    if (/Cents$/.test(name)) values[name.replace(/Cents$/, 'Amount')] = formatMoney(Number(cents), language)
  return values
}

/** The sentence for a refusal that names the denied action and resource. */
function denial(values: Values | undefined, t: Translate): string | undefined {
  const action = t.optional(`errors.action.${values?.action}`)
  const resource = t.optional(`errors.resource.${values?.resource}`)
  return action && resource && t('errors.permission.text', { action, resource })
}
