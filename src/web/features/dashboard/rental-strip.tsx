import { useTranslate } from '../../i18n/translation.tsx'
import { formatRelative } from '../../lib/format-relative.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { stripRental } from './strip-rental.ts'
import { titleOf } from './title-of.ts'
import { useOverview } from './use-overview.ts'

/** As on the ticket (`perforation`), always beside the stub. */
const PERFORATION =
  'absolute inset-y-0 start-0 border-s-2 border-dashed border-line before:absolute before:-start-2 before:-top-px before:h-2 before:w-3.5 before:rounded-b-pill before:border before:border-line before:border-t-surface before:bg-surface after:absolute after:-start-2 after:-bottom-px after:h-2 after:w-3.5 after:rounded-t-pill after:border after:border-line after:border-b-surface after:bg-surface'

/** The rental that comes next or is under way, as the stub of its ticket; nothing where there is none. */
export function RentalStrip() {
  const t = useTranslate()
  const language = useLanguage()
  const { data, dataUpdatedAt } = useOverview()
  const rental = data && stripRental(data.rentals, dataUpdatedAt)
  if (!rental) return null
  const { id, side, status, item, image, due_at } = rental
  const title = titleOf(item, language)
  const kind = status === 'requested' ? 'answer' : status === 'confirmed' ? 'pick-up' : 'return'
  const isLate = Date.parse(due_at) < dataUpdatedAt
  return (
    <section aria-label={t('home.strip.rental')} className="page opens">
      <div className="relative mt-4 flex rounded-card border border-line bg-raised">
        <Image
          path={image ?? undefined}
          alt=""
          sizes="80px"
          className="m-2 aspect-square! w-16 shrink-0 rounded-control"
        />
        <div className="relative min-w-0 grow">
          <span aria-hidden className={PERFORATION} />
          <p className="flex h-full flex-col justify-center py-2 ps-5 pe-4">
            <Link
              to={side === 'owner' ? `/dashboard/customers/${id}` : `/dashboard/my-rentals/${id}`}
              className="stretched-link truncate font-semibold [--ring-gap:-3px] hover:underline"
            >
              {t(`home.strip.${kind}.${side}`)}
              <span className={isLate ? 'text-danger-ink' : 'text-accent-ink'}>
                {` · ${formatRelative(due_at, dataUpdatedAt, language, rental.time_zone)}`}
              </span>
            </Link>
            <span className="truncate text-sm text-ink-soft">{title}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
