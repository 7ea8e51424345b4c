import { useId, useState } from 'react'
import { placeName } from '../../entities/place/place-name.ts'
import { useKnownPlaces } from '../../entities/place/use-known-places.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Where a person lives: any words, with places to choose from as they are typed. */
export function CityField({ city }: { city: string }) {
  const t = useTranslate()
  const id = useId()
  const [words, setWords] = useState(city)
  const { places } = useKnownPlaces(words, { enabled: words !== city && words.trim() !== '' })
  return (
    <>
      <TextField
        label={t('account.profile.city')}
        optional
        name="city"
        autoComplete="address-level2"
        maxLength={80}
        list={id}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <datalist id={id}>
        {[...new Set(places.map(placeName))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
