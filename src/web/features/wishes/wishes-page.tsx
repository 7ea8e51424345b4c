import Megaphone from 'lucide-react/icons/megaphone'
import { useNavigate } from 'react-router'
import { DEFAULT_SEARCH, type Place, RADIUS_KM } from '#domain/search/search.ts'
import { searchQuery } from '#domain/search/search-query.ts'
import { PlaceChoice } from '../../entities/place/place-choice.tsx'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MAX_SHOWN, type WishCategory } from './load-wishes.ts'
import type { OpenWish } from './open-wish.ts'
import { WishCard } from './wish-card.tsx'

interface WishesPageProps {
  place: Place | undefined
  wishes: OpenWish[]
  categories: WishCategory[]
}

/** `/wishes`: what neighbours look for, near a place or everywhere. */
export function WishesPage({ place, wishes, categories }: WishesPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const query = place ? `?${searchQuery({ ...DEFAULT_SEARCH, place })}` : ''
  const isFull = wishes.length === MAX_SHOWN
  const goTo = (next: Place | undefined) =>
    void navigate(next ? `/wishes?${searchQuery({ ...DEFAULT_SEARCH, place: next })}` : '/wishes')
  return (
    <div className="page max-w-4xl py-8 md:py-12">
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        {place?.label ? t('wishes.list.title-near', { place: place.label }) : t('wishes.list.title')}
      </h1>
      <p className="mt-3 max-w-2xl text-ink-soft">{t('wishes.list.text')}</p>
      <div className="mt-6">
        <LinkButton to={`/wishes/new${query}`}>
          <Megaphone aria-hidden size={18} />
          {t('wishes.list.new')}
        </LinkButton>
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-line pt-6">
        <div className="w-full sm:max-w-sm">
          <PlaceChoice
            placeholder={t('wishes.list.place-hint')}
            listLabel={t('wishes.list.places')}
            key={place?.label}
            label={t('wishes.list.place')}
            chosen={place?.label ?? ''}
            onChoose={(known) =>
              known &&
              goTo({
                label: placeName(known),
                at: { latitude: known.latitude, longitude: known.longitude },
                radiusKm: RADIUS_KM.default,
              })
            }
          />
        </div>
        {place && (
          <Link to="/wishes" className="inline-flex min-h-12 items-center underline">
            {t('wishes.list.everywhere')}
          </Link>
        )}
      </div>
      {wishes.length === 0 ? (
        <EmptyState drawing="bell" title={t('wishes.list.empty')} text={t('wishes.list.empty-text')} />
      ) : (
        <>
          <p className="mt-6 text-sm text-ink-soft">
            {t(isFull ? 'wishes.list.newest' : 'wishes.list.open', { count: wishes.length })}
          </p>
          <ul className="mt-3 grid gap-4 md:grid-cols-2">
            {wishes.map((wish) => (
              <WishCard
                key={wish.id}
                wish={wish}
                category={categories.find(({ id }) => id === wish.category_id)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
