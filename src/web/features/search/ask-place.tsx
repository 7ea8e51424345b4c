import LocateFixed from 'lucide-react/icons/locate-fixed'
import type { ItemCard } from '#contract/search-answer.ts'
import { RADIUS_KM, type Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { rememberPlace } from '../../entities/place/remembered-place.ts'
import { useFindMe } from '../../entities/place/use-find-me.ts'
import { useIsPlaceKnown } from '../../entities/place/use-is-place-known.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface AskPlaceProps {
  search: Search
  items: readonly ItemCard[]
  change: (patch: Partial<Search>) => void
}

const MAX_CITIES = 6
/** As the field of a place has it: who says where they are means what is near. */
const HERE_KM = 5

/** Where nobody said where and the results lie in several towns: these towns to choose from, once. */
export function AskPlace({ search, items, change }: AskPlaceProps) {
  const t = useTranslate()
  const isKnown = useIsPlaceKnown()
  const { find, isFinding } = useFindMe({
    denied: t('search.where.denied'),
    unknown: t('search.where.unknown'),
  })
  const cities = [...new Set(items.map(({ city }) => city))]
  if (isKnown || search.place || search.area || cities.length < 2) return null

  async function chooseHere() {
    const at = await find()
    if (at) change({ place: { label: '', at, radiusKm: HERE_KM } })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like this
    <div role="group" aria-labelledby="ask-place">
      <ul className="relative -mx-[16px] flex items-center gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <li id="ask-place" className="shrink-0 pe-1 font-semibold">
          {t('search.ask-place')}
        </li>
        {cities.slice(0, MAX_CITIES).map((city) => (
          <li key={city} className="shrink-0">
            <Link
              to={searchPath({ ...search, place: { label: city, radiusKm: RADIUS_KM.default }, page: 1 })}
              onClick={() => rememberPlace(city)}
              className={answerStyle}
            >
              {city}
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <button type="button" onClick={() => void chooseHere()} className={answerStyle}>
            {isFinding ? <Spinner /> : <LocateFixed aria-hidden size={18} className="text-accent-ink" />}
            {t('search.where.near-me')}
          </button>
        </li>
        <li className="shrink-0">
          <button type="button" onClick={() => rememberPlace(undefined)} className={answerStyle}>
            {t('search.where.anywhere')}
          </button>
        </li>
      </ul>
    </div>
  )
}

const answerStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-raised px-4 text-sm font-semibold whitespace-nowrap hover:border-line-strong'
