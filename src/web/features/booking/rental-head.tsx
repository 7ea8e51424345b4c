import ArrowLeft from 'lucide-react/icons/arrow-left'
import { TranslationNote } from '../../entities/item/translation-note.tsx'
import { useTitle } from '../../entities/item/use-title.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import type { Booking, Side } from './booking.ts'
import { StatusBadge } from './status-badge.tsx'

/** The item, its state and its number, with the way back to the list. */
export function RentalHead({ booking, side }: { booking: Booking; side: Side }) {
  const t = useTranslate()
  const { title, lang, isTranslated } = useTitle(booking.item)
  const [picture] = booking.item.images
  return (
    <>
      <Link
        to={side === 'owner' ? '/dashboard/customers' : '/dashboard/my-rentals'}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t(side === 'owner' ? 'handover.customers' : 'rentals.title')}
      </Link>
      <div className="mt-1 flex items-center gap-4">
        {picture && (
          <Image
            path={picture.path}
            alt=""
            sizes="(width < 40rem) 88px, 128px"
            className="w-22 shrink-0 self-start rounded-control sm:w-32"
          />
        )}
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={booking.status} />
            <span className="tabular text-sm text-ink-soft">
              {t('booking.number', { number: booking.number })}
            </span>
          </p>
          <h1 lang={lang} className="text-xl sm:text-2xl">
            {booking.item.status === 'published' ? (
              <Link to={`/product/${booking.item.id}`} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h1>
          {isTranslated && <TranslationNote from={booking.item.language} />}
        </div>
      </div>
    </>
  )
}
