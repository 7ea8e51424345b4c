import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentField, type DocumentFieldProps } from './document-field.tsx'
import type { PictureFault } from './measure-picture.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { useDocument } from './use-document.ts'
import { useSubmitIdentity } from './use-submit-identity.ts'

type Photo = Omit<DocumentFieldProps, 'upload' | 'missing' | 'onMeasured'>

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
  const whole = details ? details() : {}
  const isBackNeeded = back !== undefined && upload.document?.file.type !== 'application/pdf'
  const isUploading = [upload, ...(back ? [backUpload] : [])].some(
    ({ document }) => document && !document.path,
  )
  const missing = [upload, ...(isBackNeeded ? [backUpload] : [])].filter(({ document }) => !document)
  /** All is there but one picture: the button asks for it and sends it. */
  const asksForPhoto = photo.measured === true && whole !== undefined && missing.length === 1
  const isAsked = useRef(false)
  const isComplete = missing.length === 0
  useEffect(() => {
    if (!isDue || isUploading) return
    setDue(false)
    // What could not be uploaded says so itself.
    if (isComplete) form.current?.requestSubmit()
  }, [isDue, isUploading, isComplete])
  const fault = upload.fault ?? backUpload.fault
  useEffect(() => {
    if (fault) isAsked.current = false
  }, [fault])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (submission.isPending) return
    if (asksForPhoto) return ask()
    if (whole && isUploading) return setDue(true)
    if (whole && documentPath && (backPath || !isBackNeeded))
      return submission.mutate({ step, documentPath, ...(backPath && { backPath }), ...whole })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  function ask() {
    const field = form.current?.querySelector<HTMLInputElement>('input[type=file]')
    isAsked.current = true
    const give = () => {
      isAsked.current = false
      field?.focus()
    }
    field?.addEventListener('cancel', give, { once: true })
    field?.click()
  }

  /** Sends a picture that the button asked for, unless it should be looked at again. */
  function sendMeasured(faults: readonly PictureFault[]) {
    if (isAsked.current && faults.length === 0) setDue(true)
    isAsked.current = false
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      {children?.(tried)}
      <div className={back && 'grid gap-5 sm:grid-cols-2'}>
        <DocumentField
          {...photo}
          upload={upload}
          missing={tried && !documentPath}
          onMeasured={sendMeasured}
        />
        {back && (
          <DocumentField
            {...back}
            upload={backUpload}
            missing={tried && isBackNeeded && !backPath}
            onMeasured={sendMeasured}
          />
        )}
      </div>
      <PrivacyNote />
      {submission.error && (
        <Notice tone="bad" live>
          {errorMessage(submission.error, t)}
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={submission.isPending || isUploading}>
        {t(asksForPhoto ? 'kyc.submit-with-photo' : 'kyc.submit')}
      </Button>
    </form>
  )
}
