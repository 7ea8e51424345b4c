import MapPin from 'lucide-react/icons/map-pin'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Product } from './product.ts'

/** Roughly where it is: the door is shown to whoever has a confirmed booking. */
export function Place({ product }: { product: Product }) {
  const t = useTranslate()
  const { latitude, longitude, neighbourhood, city } = product
  const map = searchPath({
    view: 'map',
    place: { label: neighbourhood, at: { latitude, longitude }, radiusKm: 2 },
  })
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-xl">
        {t('product.place.title')}
      </h2>
      <p className="mt-3 flex items-center gap-2 font-semibold">
        <MapPin aria-hidden size={20} className="text-accent-ink" />
        {neighbourhood}, {city}
      </p>
      <p className="mt-1 text-ink-soft">{t('product.place.text')}</p>
      <LinkButton to={map} variant="secondary" size="small" className="mt-4">
        {t('product.place.map')}
      </LinkButton>
    </section>
  )
}
