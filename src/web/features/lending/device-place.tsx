import { useMemo } from 'react'
import { LISTING_COUNTRIES } from '#domain/listing/countries.ts'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { WizardState } from './use-wizard.ts'

/** The name for a place that the device found and that has no listings yet. */
export function DevicePlace({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { draft, change, fault } = wizard
  const language = useLanguage()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return LISTING_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, language),
    )
  }, [language])
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={t('lending.place.city')}
        autoComplete="address-level2"
        maxLength={LISTING_LIMITS.city[1]}
        value={draft.city}
        onChange={(event) => change({ city: event.target.value })}
        error={fault('city')}
      />
      <TextField
        label={t('lending.place.neighbourhood')}
        optional
        autoComplete="address-level3"
        maxLength={LISTING_LIMITS.neighbourhood[1]}
        value={draft.neighbourhood}
        onChange={(event) => change({ neighbourhood: event.target.value })}
        error={fault('neighbourhood')}
      />
      <Select
        label={t('lending.place.country')}
        autoComplete="country"
        value={draft.country}
        onChange={(event) => change({ country: event.target.value })}
        options={countries}
      />
    </div>
  )
}
