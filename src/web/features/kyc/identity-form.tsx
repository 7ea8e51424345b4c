import { alwaysEnds, DOCUMENT_TYPES, type DocumentType, hasBack } from '#domain/kyc/document-type.ts'
import { isAdult } from '#domain/kyc/is-adult.ts'
import { isExpired } from '#domain/kyc/validity.ts'
import { useEarlierDetails } from '../../entities/identity/use-earlier-details.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useUser } from '../../lib/session.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useDetails } from './use-details.ts'
import { ZoneField } from './zone-field.tsx'

const EMPTY = {
  documentType: 'id_card',
  country: '',
  documentNumber: '',
  lastName: '',
  firstName: '',
  birthDate: '',
  validUntil: '',
}

/** The first step: proof of identity by a document, its fields in the order in which a document has them. */
export function IdentityForm() {
  const t = useTranslate()
  const countries = useCountries()
  const name = useUser()?.metadata.name ?? ''
  const { details, trimmed, change, required, fill } = useDetails({
    ...EMPTY,
    ...namesOf(name),
    country: likelyCountry(navigator.languages),
  })
  // What was typed meanwhile stays.
  useEarlierDetails(({ birthDate = '', firstName = '', lastName = '' }) => {
    if (!details.birthDate) fill({ birthDate, firstName, lastName })
  })
  const type = details.documentType as DocumentType
  const birthFault = birthDateFault(details.birthDate)
  const endFault = endFaultOf(type, details.validUntil)
  const { validUntil, ...others } = trimmed
  const isWhole = Object.values(others).every(Boolean) && !birthFault && !endFault
  const hint = t('kyc.document.hint')

  return (
    <DocumentForm
      step="identity"
      text={t('kyc.identity.text')}
      photo={{ label: t(hasBack(type) ? 'kyc.identity.front' : 'kyc.identity.photo'), hint, measured: true }}
      {...(hasBack(type) && { back: { label: t('kyc.identity.back'), hint, measured: true } })}
      details={() => (isWhole ? { details: { ...others, ...(validUntil && { validUntil }) } } : undefined)}
    >
      {(tried) => (
        <>
          <ZoneField onRead={fill} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('kyc.identity.document-type')}
              {...change('documentType')}
              options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`kyc.identity.type.${value}`) }))}
            />
            <Select
              label={t('kyc.identity.country')}
              autoComplete="country"
              {...change('country')}
              options={countries}
            />
            <TextField
              className="sm:col-span-2"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...required('documentNumber', 'kyc.identity.document-number', tried)}
            />
            <TextField
              maxLength={80}
              autoComplete="family-name"
              {...required('lastName', 'kyc.identity.last-name', tried)}
            />
            <TextField
              maxLength={80}
              autoComplete="given-name"
              {...required('firstName', 'kyc.identity.first-name', tried)}
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
            <TextField
              label={t('kyc.identity.valid-until')}
              type="date"
              autoComplete="off"
              required={alwaysEnds(type)}
              optional={!alwaysEnds(type)}
              max="2199-12-31"
              {...change('validUntil')}
              error={tried && endFault ? t(endFault) : undefined}
            />
          </div>
        </>
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

function endFaultOf(type: DocumentType, validUntil: string) {
  if (!validUntil) return alwaysEnds(type) ? 'kyc.identity.valid-until-missing' : undefined
  return isExpired(validUntil, Date.now()) ? 'errors.DOCUMENT_EXPIRED' : undefined
}
