import type { CityFigures } from '#contract/platform-figures.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'

/** What is rented in each city over all periods shown, the strongest first. */
export function CityTable({ cities }: { cities: readonly CityFigures[] }) {
  const t = useTranslate()
  const format = useFormat()
  if (cities.length === 0) return null
  const most = Math.max(...cities.map(({ volume_cents }) => volume_cents), 1)
  return (
    <Card as="section" aria-labelledby="figures-cities" className="mt-4">
      <h2 id="figures-cities" className="text-lg">
        {t('figures.cities')}
      </h2>
      <table className="tabular mt-3 w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className="py-2 text-start font-normal">{t('figures.city')}</th>
            <th className="py-2 text-end font-normal">{t('figures.column.rentals')}</th>
            <th className="py-2 text-end font-normal">{t('figures.column.volume_cents')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {cities.map(({ city, rentals, volume_cents }) => (
            <tr key={city}>
              <th scope="row" className="py-2 text-start font-normal">
                {city}
                <span
                  aria-hidden
                  className="mt-1 block h-1.5 rounded-pill bg-accent"
                  style={{ width: `${(volume_cents / most) * 100}%` }}
                />
              </th>
              <td className="py-2 text-end">{format.number(rentals)}</td>
              <td className="py-2 ps-4 text-end whitespace-nowrap">{format.money(volume_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
