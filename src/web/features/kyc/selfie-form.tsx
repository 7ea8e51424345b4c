import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentField } from './document-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useDocument } from './use-document.ts'
import { useSubmitIdentity } from './use-submit-identity.ts'

/** A picture of the face beside the document: the second step. */
export function SelfieForm() {
  const t = useTranslate()
  const upload = useDocument('selfie')
  const submission = useSubmitIdentity()
  const [tried, setTried] = useState(false)
  const path = upload.document?.path

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (path && !submission.isPending) submission.mutate({ step: 'selfie', documentPath: path })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">{t('kyc.selfie.text')}</p>
      <DocumentField
        label={t('kyc.selfie.photo')}
        hint={t('kyc.selfie.hint')}
        camera="user"
        picturesOnly
        upload={upload}
        missing={tried && !path}
      />
      <PrivacyNote />
      {submission.error && (
        <Notice tone="bad" live>
          {sentenceFor(submission.error, t)}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={submission.isPending || Boolean(upload.document && !path)}
      >
        {t('kyc.submit')}
      </Button>
    </form>
  )
}
