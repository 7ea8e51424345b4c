import type { LenderBusiness } from '#contract/invoices.ts'
import { STANDARD_VAT_PERCENT } from '#domain/invoice/vat-rates.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { MAX_VAT_ID } from '#domain/kyc/vat-id.ts'
import { residences } from '#domain/settings/offered-countries.ts'
import { MAX_TAX_NUMBER } from '#domain/tax/tax-number.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useCountries } from '../../lib/use-countries.ts'
import { useFormat } from '../../lib/use-format.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BusinessFaults } from './business-faults.ts'

interface BusinessFieldsProps {
  business: LenderBusiness
  faults: BusinessFaults
  onChange: (change: Partial<LenderBusiness>) => void
}

/** What has to stand on a business's invoices, and whether its prices have VAT. */
export function BusinessFields({ business, faults, onChange }: BusinessFieldsProps) {
  const t = useTranslate()
  const format = useFormat()
  // One that was written before may stay.
  const countries = useCountries([...new Set([...residences(), business.country])])
  const fault = (field: keyof LenderBusiness) => {
    const found = faults[field]
    return found && t(`invoices.fault.${found}`)
  }
  const text = (
    field: 'name' | 'street' | 'postalCode' | 'city',
    maxLength: number,
    autoComplete: string,
  ) => ({
    label: t(`invoices.${field}`),
    maxLength,
    autoComplete,
    value: business[field],
    error: fault(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  const country = KYC_COUNTRIES.find((known) => known === business.country) ?? 'DE'
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField className="sm:col-span-2" {...text('name', 120, 'organization')} />
        <TextField className="sm:col-span-2" {...text('street', 120, 'street-address')} />
        <TextField {...text('postalCode', 16, 'postal-code')} />
        <TextField {...text('city', 80, 'address-level2')} />
        <Select
          className="sm:col-span-2"
          label={t('invoices.country')}
          hint={t('invoices.country-hint')}
          autoComplete="country"
          value={business.country}
          onChange={({ target }) => onChange({ country: target.value })}
          options={countries}
        />
      </div>
      <RadioCards
        legend={t('invoices.vat')}
        name="charges-vat"
        columns={2}
        value={business.chargesVat ? 'yes' : 'no'}
        onChange={(value) => onChange({ chargesVat: value === 'yes' })}
        options={[
          {
            value: 'yes',
            label: t('invoices.vat-charged'),
            text: t('invoices.vat-charged-text', { percent: format.number(STANDARD_VAT_PERCENT[country]) }),
          },
          { value: 'no', label: t('invoices.vat-exempt'), text: t('invoices.vat-exempt-text') },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('invoices.vat-id')}
          optional={!business.chargesVat}
          maxLength={MAX_VAT_ID}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={business.vatId ?? ''}
          error={fault('vatId')}
          onChange={({ target }) => onChange({ vatId: target.value || null })}
        />
        <TextField
          label={t('invoices.tax-number')}
          optional={business.chargesVat || !!business.vatId}
          maxLength={MAX_TAX_NUMBER}
          autoComplete="off"
          spellCheck={false}
          value={business.taxNumber ?? ''}
          error={fault('taxNumber')}
          onChange={({ target }) => onChange({ taxNumber: target.value || null })}
        />
      </div>
      <p className="max-w-[62ch] text-sm text-ink-soft">{t('invoices.consent')}</p>
    </>
  )
}
