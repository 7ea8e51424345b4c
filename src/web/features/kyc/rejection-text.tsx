import type { Submission } from '../../entities/identity/load-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'

/** Why a proof was rejected: the reason's own sentence, and what the moderator adds. */
export function RejectionText({ submission: { reason, message } }: { submission: Submission }) {
  const t = useTranslate()
  return (
    <>
      {reason && reason !== 'other' && <p>{t.optional(`kyc.reason.${reason}`) ?? reason}</p>}
      {message && <p className="break-words">{message}</p>}
    </>
  )
}
