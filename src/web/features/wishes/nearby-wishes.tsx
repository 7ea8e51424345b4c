import { WISH_RADIUS_KM } from '#domain/wish/wish.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNearbyWishes } from './use-nearby-wishes.ts'
import { WishCard } from './wish-card.tsx'

/** For a lender: what neighbours near their items look for and they could have. Each leads to its answer. */
export function NearbyWishes() {
  const t = useTranslate()
  const { data, error, refetch } = useNearbyWishes()
  return (
    <section aria-labelledby="nearby-wishes" className="mt-12 border-t border-line pt-8">
      <h2 id="nearby-wishes" className="text-xl md:text-2xl">
        {t('wishes.near.title')}
      </h2>
      {data && data.length > 0 && (
        <p className="mt-1 text-ink-soft">{t('wishes.near.text', { km: WISH_RADIUS_KM })}</p>
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-4 md:grid-cols-2">
          <Skeleton card className="h-32" />
          <Skeleton card className="h-32" />
        </Loading>
      )}
      {!data && error && (
        <ErrorState
          title={t('wishes.near.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className="mt-1 text-ink-soft">{t('wishes.near.none', { km: WISH_RADIUS_KM })}</p>
      )}
      {data && data.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {data.map(({ wish, category }) => (
            <WishCard key={wish.id} as="h3" wish={wish} category={category} />
          ))}
        </ul>
      )}
      <Link to="/wishes" className="mt-4 inline-flex min-h-11 items-center underline">
        {t('wishes.near.all')}
      </Link>
    </section>
  )
}
