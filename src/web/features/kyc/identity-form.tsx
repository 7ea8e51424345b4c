import { useState } from 'react'
import { isAdult } from '#domain/kyc/is-adult.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useCountries } from './use-countries.ts'

const DOCUMENT_TYPES = ['id_card', 'passport', 'driving_licence', 'residence_permit'] as const

const EMPTY = {
  firstName: '',
  lastName: '',
  birthDate: '',
  documentType: 'id_card',
  documentNumber: '',
  country: 'DE',
}
type Details = typeof EMPTY

/** Who one is, by a document: the first step. */
export function IdentityForm() {
  const t = useTranslate()
  const countries = useCountries()
  const [details, setDetails] = useState(EMPTY)
  const birthFault = birthDateFault(details.birthDate)

  const change = (name: keyof Details) => ({
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDetails((known) => ({ ...known, [name]: target.value })),
  })
  const text = (name: 'firstName' | 'lastName' | 'documentNumber', key: string, tried: boolean) => ({
    ...change(name),
    required: true,
    error: tried && !details[name].trim() ? t.optional(`kyc.identity.${key}-missing`) : undefined,
  })

  return (
    <DocumentForm
      step="identity"
      text={t('kyc.identity.text')}
      photo={{ label: t('kyc.identity.photo'), hint: t('kyc.document.hint') }}
      details={() => (isWhole(details) ? { details: trimmed(details) } : undefined)}
    >
      {(tried) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('kyc.identity.first-name')}
            maxLength={80}
            autoComplete="given-name"
            {...text('firstName', 'first-name', tried)}
          />
          <TextField
            label={t('kyc.identity.last-name')}
            maxLength={80}
            autoComplete="family-name"
            {...text('lastName', 'last-name', tried)}
          />
          <TextField
            label={t('kyc.identity.birth-date')}
            type="date"
            autoComplete="bday"
            required
            min="1901-01-01"
            {...change('birthDate')}
            error={tried && birthFault ? t(birthFault) : undefined}
          />
          <Select
            label={t('kyc.identity.country')}
            autoComplete="country"
            {...change('country')}
            options={countries}
          />
          <Select
            label={t('kyc.identity.document-type')}
            {...change('documentType')}
            options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`kyc.identity.type.${value}`) }))}
          />
          <TextField
            label={t('kyc.identity.document-number')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...text('documentNumber', 'document-number', tried)}
          />
        </div>
      )}
    </DocumentForm>
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
