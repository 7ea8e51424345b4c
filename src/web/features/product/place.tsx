import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { metresBetween } from '#domain/search/metres-between.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { travelTime } from '#domain/search/travel-time.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Hub, Product } from './product.ts'

interface PlaceProps {
  product: Product
  hubs: readonly Hub[]
  /** The map, which another feature draws. */
  map: ReactNode
}

/** Roughly where it is: the door is shown to renters with a confirmed booking. */
export function Place({ product, hubs, map }: PlaceProps) {
  const t = useTranslate()
  const { latitude, longitude, neighbourhood, city } = product
  const around = searchPath({
    view: 'map',
    place: { label: neighbourhood || city, at: { latitude, longitude }, radiusKm: 2 },
  })
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-xl">
        {t('product.place.title')}
      </h2>
      <p className="mt-3 flex items-center gap-2 font-semibold">
        <MapPin aria-hidden size={20} className="text-accent" />
        {placeName({ neighbourhood, city })}
      </p>
      <p className="mt-1 text-ink-soft">{t('product.place.text')}</p>
      <div className="mt-4">{map}</div>
      <p className="mt-2 text-sm text-ink-soft">{t('product.place.rings')}</p>
      {hubs.length > 0 && <Hubs product={product} hubs={hubs} />}
      <LinkButton to={around} variant="secondary" size="small" className="mt-4">
        {t('product.place.map')}
      </LinkButton>
    </section>
  )
}

/** The hubs that the map shows, with the way there from the item. */
function Hubs({ product, hubs }: { product: Product; hubs: readonly Hub[] }) {
  const t = useTranslate()
  const { distance } = useFormat()
  const wayTo = (hub: Hub) => {
    const metres = metresBetween(product, hub)
    const way = travelTime(metres)
    return way ? t(`search.card.${way.by}`, { count: way.minutes }) : distance(metres)
  }
  return (
    <>
      <h3 className="mt-4 text-base">{t('product.place.hubs')}</h3>
      <ul className="mt-1 space-y-1 text-sm text-ink-soft">
        {hubs.map((hub) => (
          <li key={hub.id}>
            {hub.name}, {hub.address} · {wayTo(hub)}
          </li>
        ))}
      </ul>
    </>
  )
}
