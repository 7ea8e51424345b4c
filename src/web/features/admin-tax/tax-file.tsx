import { useState } from 'react'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The year's report as a file, once the operator said by which number the tax office knows them. */
export function TaxFile({ year }: { year: number }) {
  const t = useTranslate()
  const countries = useCountries()
  const [country, setCountry] = useState<string>(() => likelyCountry(navigator.languages))
  const [typed, setTyped] = useState('')
  const taxNumber = readTaxNumber(typed)
  return (
    <Card as="section" aria-labelledby="tax-file" className="mt-4">
      <h2 id="tax-file" className="text-lg">
        {t('tax.admin.file')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-soft">{t('tax.admin.file-text')}</p>
      <div className="mt-4 grid max-w-2xl items-start gap-4 sm:grid-cols-2">
        <Select
          label={t('tax.admin.country')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={countries}
        />
        <TextField
          label={t('tax.admin.number')}
          maxLength={MAX_TAX_NUMBER}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={typed !== '' && !taxNumber ? t('tax.invalid') : undefined}
        />
      </div>
      {taxNumber && (
        <div className="mt-4">
          <DocumentButton
            label={t('tax.admin.download')}
            name="export-tax-report"
            input={{ year, country, taxNumber }}
            type="application/xml"
          />
        </div>
      )}
    </Card>
  )
}
