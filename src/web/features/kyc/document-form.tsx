import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentField, type DocumentFieldProps } from './document-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useDocument } from './use-document.ts'
import { useSubmitIdentity } from './use-submit-identity.ts'

type Photo = Omit<DocumentFieldProps, 'upload' | 'missing'>

interface DocumentFormProps {
  step: ProvenStep
  text: string
  photo: Photo
  /** The other side, of a document that has two; a PDF may hold both. */
  back?: Photo
  /** The details to send with the picture; undefined while any of them is missing or wrong. */
  details?: () => object | undefined
  /** The fields; after the first try to send, they show their errors. */
  children?: (tried: boolean) => ReactNode
}

/** One step of the identity check: a picture, the details that go with it, and sending both. */
export function DocumentForm({ step, text, photo, back, details, children }: DocumentFormProps) {
  const t = useTranslate()
  const upload = useDocument(step)
  const backUpload = useDocument(step)
  const submission = useSubmitIdentity()
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  /** It was sent before its picture had arrived. */
  const [isDue, setDue] = useState(false)
  const documentPath = upload.document?.path
  const backPath = back && backUpload.document?.path
  const isBackNeeded = back !== undefined && upload.document?.file.type !== 'application/pdf'
  const isUploading = [upload, ...(back ? [backUpload] : [])].some(
    ({ document }) => document && !document.path,
  )
  useEffect(() => {
    if (!isDue || isUploading) return
    setDue(false)
    form.current?.requestSubmit()
  }, [isDue, isUploading])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (submission.isPending) return
    const whole = details ? details() : {}
    if (whole && isUploading) return setDue(true)
    if (whole && documentPath && (backPath || !isBackNeeded))
      return submission.mutate({ step, documentPath, ...(backPath && { backPath }), ...whole })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      {children?.(tried)}
      <div className={back && 'grid gap-5 sm:grid-cols-2'}>
        <DocumentField {...photo} upload={upload} missing={tried && !documentPath} />
        {back && <DocumentField {...back} upload={backUpload} missing={tried && isBackNeeded && !backPath} />}
      </div>
      <PrivacyNote />
      {submission.error && (
        <Notice tone="bad" live>
          {errorMessage(submission.error, t)}
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={submission.isPending || isUploading}>
        {t('kyc.submit')}
      </Button>
    </form>
  )
}
