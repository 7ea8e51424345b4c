import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { likelyCountry } from '../../lib/likely-country.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LeftOut } from './left-out.tsx'
import { incompleteIn, useTaxFile } from './use-tax-report.ts'

/** The year's report as a file, once the operator said by which number the tax office knows them. */
export function TaxFile({ year }: { year: number }) {
  const t = useTranslate()
  const countries = useCountries()
  const [country, setCountry] = useState<string>(() => likelyCountry(navigator.languages))
  const [typed, setTyped] = useState('')
  const taxNumber = readTaxNumber(typed)
  const file = useTaxFile()
  const incomplete = incompleteIn(file.error)
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
        <div className="mt-4 grid justify-items-start gap-4">
          <Button
            variant="secondary"
            size="small"
            busy={file.isPending}
            onClick={() => file.mutate({ year, country, taxNumber })}
          >
            <FileText aria-hidden size={16} />
            {t('tax.admin.download')}
          </Button>
          {incomplete && (
            <LeftOut
              {...incomplete}
              busy={file.isPending}
              onDownload={(leaveOut) => file.mutate({ year, country, taxNumber, leaveOut })}
            />
          )}
          {file.error && !incomplete && <Notice tone="bad">{errorMessage(file.error, t)}</Notice>}
        </div>
      )}
    </Card>
  )
}
