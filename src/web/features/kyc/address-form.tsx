import { residences } from '#domain/settings/offered-countries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useDetails } from './use-details.ts'

const EMPTY = { street: '', postalCode: '', city: '', country: '' }

/** Proof of address, by a letter or a register entry: the third step. */
export function AddressForm() {
  const t = useTranslate()
  const countries = useCountries(residences())
  const { trimmed, change, required } = useDetails({
    ...EMPTY,
    country: likelyCountry(navigator.languages, residences()),
  })
  return (
    <DocumentForm
      step="address"
      text={t('kyc.address.text')}
      photo={{ label: t('kyc.address.photo'), hint: t('kyc.document.hint') }}
      details={() => (Object.values(trimmed).every(Boolean) ? { details: trimmed } : undefined)}
    >
      {(tried) => (
        <div className="grid grid-cols-[2fr_3fr] gap-4">
          <TextField
            className="col-span-2"
            maxLength={120}
            autoComplete="address-line1"
            {...required('street', 'kyc.address.street', tried)}
          />
          <TextField
            maxLength={16}
            autoComplete="postal-code"
            {...required('postalCode', 'kyc.address.postal-code', tried)}
          />
          <TextField
            maxLength={80}
            autoComplete="address-level2"
            {...required('city', 'kyc.address.city', tried)}
          />
          <Select
            className="col-span-2"
            label={t('kyc.address.country')}
            autoComplete="country"
            {...change('country')}
            options={countries}
          />
        </div>
      )}
    </DocumentForm>
  )
}
