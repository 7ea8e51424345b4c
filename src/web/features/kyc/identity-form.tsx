import { type FormEvent, useRef, useState } from 'react'
import { isAdult } from '#domain/kyc/is-adult.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentField } from './document-field.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useCountries } from './use-countries.ts'
import { useDocument } from './use-document.ts'
import { useSubmitIdentity } from './use-submit-identity.ts'

const DOCUMENT_TYPES = ['id_card', 'passport', 'driving_licence', 'residence_permit'] as const

const EMPTY = {
  firstName: '',
  lastName: '',
  birthDate: '',
  documentType: 'id_card' as (typeof DOCUMENT_TYPES)[number],
  documentNumber: '',
  country: 'DE',
}
type Details = typeof EMPTY

/** Who one is, by a document: the first step. */
export function IdentityForm() {
  const t = useTranslate()
  const countries = useCountries()
  const upload = useDocument('identity')
  const submission = useSubmitIdentity()
  const form = useRef<HTMLFormElement>(null)
  const [details, setDetails] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const path = upload.document?.path

  const text = (name: 'firstName' | 'lastName' | 'documentNumber', key: string, autoComplete: string) => ({
    value: details[name],
    autoComplete,
    required: true,
    error: tried && !details[name].trim() ? t.optional(`kyc.identity.${key}-missing`) : undefined,
    onChange: (event: { target: { value: string } }) =>
      setDetails((known) => ({ ...known, [name]: event.target.value })),
  })
  const birthFault = birthDateFault(details.birthDate)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (submission.isPending) return
    if (isWhole(details) && path) {
      return submission.mutate({ step: 'identity', documentPath: path, details: trimmed(details) })
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">{t('kyc.identity.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('kyc.identity.first-name')}
          maxLength={80}
          {...text('firstName', 'first-name', 'given-name')}
        />
        <TextField
          label={t('kyc.identity.last-name')}
          maxLength={80}
          {...text('lastName', 'last-name', 'family-name')}
        />
        <TextField
          label={t('kyc.identity.birth-date')}
          type="date"
          value={details.birthDate}
          autoComplete="bday"
          required
          min="1901-01-01"
          onChange={(event) => setDetails((known) => ({ ...known, birthDate: event.target.value }))}
          error={tried && birthFault ? t(birthFault) : undefined}
        />
        <Select
          label={t('kyc.identity.country')}
          value={details.country}
          autoComplete="country"
          onChange={(event) => setDetails((known) => ({ ...known, country: event.target.value }))}
          options={countries}
        />
        <Select
          label={t('kyc.identity.document-type')}
          value={details.documentType}
          onChange={(event) =>
            setDetails((known) => ({ ...known, documentType: event.target.value as Details['documentType'] }))
          }
          options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`kyc.identity.type.${value}`) }))}
        />
        <TextField
          label={t('kyc.identity.document-number')}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          {...text('documentNumber', 'document-number', 'off')}
        />
      </div>
      <DocumentField
        label={t('kyc.identity.photo')}
        hint={t('kyc.document.hint')}
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

function birthDateFault(birthDate: string) {
  if (!birthDate) return 'kyc.identity.birth-date-missing'
  return isAdult(birthDate, Date.now()) ? undefined : 'errors.UNDERAGE'
}

const isWhole = (details: Details): boolean =>
  Object.values(details).every((value) => value.trim()) && !birthDateFault(details.birthDate)

const trimmed = (details: Details): Details => ({
  ...details,
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  documentNumber: details.documentNumber.trim(),
})
