import type { Translate } from '../i18n/translate.ts'
import { ApiError } from './api-error.ts'
import { codeOf, errorMessage } from './errors.ts'
import { ABOUT_CONNECTION, ABOUT_SIGN_IN, type Toast } from './toast.ts'

/** Refusals of an act: a missing sign-in, the table of permissions, or a policy of the database. */
const DENIALS = new Set(['UNAUTHENTICATED', 'UNAUTHORIZED', '42501'])

/** The toast for an error: its sentence, under “Permission Error” where an act was denied. */
export function errorToast(error: unknown, t: Translate): Omit<Toast, 'id'> {
  const sentence = errorMessage(error, t)
  const about = subjectOf(error)
  return {
    ...(DENIALS.has(codeOf(error))
      ? { title: t('errors.permission.title'), description: sentence }
      : { title: sentence }),
    tone: 'bad',
    ...(about && { about }),
  }
}

/** What has to come right for the message to go: the connection, the sign-in, or else the act itself. */
function subjectOf(error: unknown): string | undefined {
  const code = codeOf(error)
  if (code === 'NETWORK') return ABOUT_CONNECTION
  if (code === 'UNAUTHENTICATED') return ABOUT_SIGN_IN
  return error instanceof ApiError ? error.about : undefined
}
