import type { Translate } from '../i18n/translate.ts'
import { codeOf, errorMessage } from './errors.ts'
import { ABOUT_CONNECTION, type Toast } from './toast.ts'

/** Refusals of an act: a missing sign-in, the table of permissions, or a policy of the database. */
const DENIALS = new Set(['UNAUTHENTICATED', 'UNAUTHORIZED', '42501'])

/** The toast for an error: its sentence, under “Permission Error” where an act was denied. */
export function errorToast(error: unknown, t: Translate): Omit<Toast, 'id'> {
  const sentence = errorMessage(error, t)
  const isLost = codeOf(error) === 'NETWORK'
  const about = isLost ? ABOUT_CONNECTION : (error as { about?: string } | null)?.about
  return {
    ...(DENIALS.has(codeOf(error))
      ? { title: t('errors.permission.title'), description: sentence }
      : { title: sentence }),
    tone: 'bad',
    ...(about && { about }),
  }
}
