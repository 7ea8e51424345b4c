import type { Bucket } from '@supabase/storage-js'
import type { Translate, Values } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { megabytesOf } from './megabytes-of.ts'

/** Why a file was not taken, in a sentence and in the storage's own words. */
export function UploadRefusal({ error, bucket }: { error: Error; bucket: Bucket }) {
  const t = useTranslate()
  const isSignedIn = useUser() !== undefined
  if (error.name === 'AbortError') return <Notice live>{t('content.technical.stopped')}</Notice>
  const needsSignIn = codeOf(error) === 'AccessDenied' && !isSignedIn
  return (
    <Notice tone="bad" live>
      <p>{sentence(error, t, isSignedIn, { size: megabytesOf(bucket) })}</p>
      {error instanceof ApiError && (
        <code className="mt-1 block text-sm break-words">{`${error.code}: ${error.message}`}</code>
      )}
      {needsSignIn && (
        <Link
          to="/login"
          onClick={() => rememberRedirect('/supabase-upload')}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('shell.account.login')}
        </Link>
      )}
    </Notice>
  )
}

function sentence(error: Error, t: Translate, isSignedIn: boolean, values: Values): string {
  switch (codeOf(error)) {
    case 'AccessDenied':
      return t(isSignedIn ? 'content.technical.denied' : 'content.technical.denied-signed-out')
    case 'EntityTooLarge':
      return t('content.technical.too-large', values)
    case 'InvalidMimeType':
      return t('content.technical.wrong-type')
    default:
      return errorMessage(error, t)
  }
}
