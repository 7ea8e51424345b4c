import type { OverviewRental } from '#contract/overview.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatRelative } from '../../lib/format-relative.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { titleOf } from './title-of.ts'

/** The next rentals on either side that need nothing yet. */
export function ComingUp({ rentals, now }: { rentals: readonly OverviewRental[]; now: number }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-xl">
        {t('overview.next')}
      </h2>
      {rentals.length === 0 ? (
        <div className="mt-4 flex flex-wrap items-center gap-4 text-ink-soft">
          <p>{t('overview.next-none')}</p>
          <LinkButton to="/search" variant="secondary">
            {t('overview.find')}
          </LinkButton>
        </div>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-3 lg:grid-cols-2">
          {rentals.map((rental) => (
            <RentalRow key={rental.id} rental={rental} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RentalRow({ rental, now }: { rental: OverviewRental; now: number }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const { id, side, status, image, other_name, due_at } = rental
  const period = { start: rental.start_date, end: rental.end_date, timeZone: rental.time_zone }
  const name = other_name ?? t('overview.someone')
  return (
    <Card as="li" flush className="relative flex">
      <Image
        path={image ?? undefined}
        alt=""
        sizes="112px"
        className="m-3 me-0 w-28 shrink-0 self-start rounded-control"
      />
      <div className="min-w-0 grow p-4">
        <p className="text-sm font-semibold text-ink-soft">
          {t(`overview.state.${status as 'requested' | 'confirmed' | 'picked_up'}`, {
            when: formatRelative(due_at, now, language, rental.time_zone),
          })}
        </p>
        <h3 className="line-clamp-2 text-base leading-snug">
          <Link
            to={side === 'owner' ? `/dashboard/customers/${id}` : `/dashboard/my-rentals/${id}`}
            className="stretched-link [--ring-gap:-3px] hover:underline"
          >
            {titleOf(rental.item, language)}
          </Link>
        </h3>
        <p className="text-sm">{periodText(period, format)}</p>
        <p className="truncate text-sm text-ink-soft">{t(`overview.with.${side}`, { name })}</p>
      </div>
    </Card>
  )
}
