import { type FormEvent, useState } from 'react'
import type { TaxNumber } from '#contract/tax.ts'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { likelyCountry } from '../../lib/likely-country.ts'
import { toast } from '../../lib/toast.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSaveTaxNumber } from './use-tax.ts'

/** By which number the tax office knows the person, if by any. */
export function TaxNumberForm({ known }: { known: TaxNumber | null }) {
  const t = useTranslate()
  const countries = useCountries()
  const [country, setCountry] = useState<string>(() => known?.country ?? likelyCountry(navigator.languages))
  const [typed, setTyped] = useState(known?.number ?? '')
  const [hasNone, setHasNone] = useState(known !== null && known.number === null)
  const [isTried, setTried] = useState(false)
  const save = useSaveTaxNumber()
  const number = hasNone ? null : readTaxNumber(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (number === undefined) return
    save.mutate(
      { country, number },
      {
        onSuccess: () => void toast({ title: t('tax.saved'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <div className="grid gap-4">
        <Select
          label={t('tax.country')}
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={countries}
        />
        <TextField
          label={t('tax.number')}
          hint={t('tax.number-hint')}
          maxLength={MAX_TAX_NUMBER}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={hasNone}
          value={hasNone ? '' : typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isTried && number === undefined ? t('tax.invalid') : undefined}
        />
      </div>
      <Checkbox
        label={t('tax.none')}
        checked={hasNone}
        onChange={(event) => setHasNone(event.target.checked)}
      />
      <div>
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t('tax.save')}
        </Button>
      </div>
    </form>
  )
}
