import type { Translate } from '../i18n/translate.ts'
import { codeOf, errorMessage } from './errors.ts'
import type { Toast } from './toast.ts'

/** What denies an act: nobody is signed in, the permission table says no, or a policy of the database does. */
const DENIALS = new Set(['UNAUTHENTICATED', 'UNAUTHORIZED', '42501'])

/** The toast for an error: its sentence; for a denied act below the title that the specification gives it (§6). */
export function errorToast(error: unknown, t: Translate): Omit<Toast, 'id'> {
  const sentence = errorMessage(error, t)
  return DENIALS.has(codeOf(error))
    ? { title: t('errors.permission.title'), description: sentence, tone: 'bad' }
    : { title: sentence, tone: 'bad' }
}
