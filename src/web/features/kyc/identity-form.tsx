import { isAdult } from '#domain/kyc/is-adult.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useUser } from '../../lib/session.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useDetails } from './use-details.ts'

const DOCUMENT_TYPES = ['id_card', 'passport', 'driving_licence', 'residence_permit'] as const

const EMPTY = {
  firstName: '',
  lastName: '',
  birthDate: '',
  documentType: 'id_card',
  documentNumber: '',
  country: '',
}

/** The first step: proof of identity by a document. */
export function IdentityForm() {
  const t = useTranslate()
  const countries = useCountries()
  const name = useUser()?.metadata.name ?? ''
  const { details, trimmed, change, required } = useDetails({
    ...EMPTY,
    ...namesOf(name),
    country: likelyCountry(navigator.languages),
  })
  const birthFault = birthDateFault(details.birthDate)
  const isWhole = Object.values(trimmed).every(Boolean) && !birthFault

  return (
    <DocumentForm
      step="identity"
      text={t('kyc.identity.text')}
      photo={{ label: t('kyc.identity.photo'), hint: t('kyc.document.hint') }}
      details={() => (isWhole ? { details: trimmed } : undefined)}
    >
      {(tried) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            maxLength={80}
            autoComplete="given-name"
            {...required('firstName', 'kyc.identity.first-name', tried)}
          />
          <TextField
            maxLength={80}
            autoComplete="family-name"
            {...required('lastName', 'kyc.identity.last-name', tried)}
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
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...required('documentNumber', 'kyc.identity.document-number', tried)}
          />
        </div>
      )}
    </DocumentForm>
  )
}

/** A name split in two: the last word is taken for the family name. */
function namesOf(name: string): Pick<typeof EMPTY, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: (lastName ? words.slice(0, -1) : words).join(' '), lastName }
}

function birthDateFault(birthDate: string) {
  if (!birthDate) return 'kyc.identity.birth-date-missing'
  return isAdult(birthDate, Date.now()) ? undefined : 'errors.UNDERAGE'
}
