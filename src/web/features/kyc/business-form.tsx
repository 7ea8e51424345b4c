import { MAX_VAT_ID, readVatId } from '#domain/kyc/vat-id.ts'
import { residences } from '#domain/settings/offered-countries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useDetails } from './use-details.ts'

const EMPTY = { name: '', registrationNumber: '', country: '', vatId: '' }

/** Proof of business, by an extract of the register: the last step, for businesses only. */
export function BusinessForm() {
  const t = useTranslate()
  const countries = useCountries(residences())
  const { trimmed, change, required } = useDetails({
    ...EMPTY,
    country: likelyCountry(navigator.languages, residences()),
  })
  const { vatId, ...business } = trimmed
  const hasWrongVatId = vatId !== '' && !readVatId(business.country, vatId)
  const whole = Object.values(business).every(Boolean) && !hasWrongVatId
  return (
    <DocumentForm
      step="business"
      text={t('kyc.business.text')}
      photo={{ label: t('kyc.business.photo'), hint: t('kyc.document.hint') }}
      details={() => (whole ? { details: { ...business, ...(vatId && { vatId }) } } : undefined)}
    >
      {(tried) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            maxLength={120}
            autoComplete="organization"
            {...required('name', 'kyc.business.name', tried)}
          />
          <Select
            label={t('kyc.business.country')}
            autoComplete="country"
            {...change('country')}
            options={countries}
          />
          <TextField
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            {...required('registrationNumber', 'kyc.business.registration-number', tried)}
          />
          <TextField
            className="sm:col-span-2"
            label={t('kyc.business.vat-id')}
            hint={t('kyc.business.vat-id-hint')}
            optional
            maxLength={MAX_VAT_ID}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...change('vatId')}
            error={tried && hasWrongVatId ? t('errors.VAT_ID_INVALID') : undefined}
          />
        </div>
      )}
    </DocumentForm>
  )
}
