import { PrivatePhotos } from '../../entities/photo/private-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Booking, Handover } from './booking.ts'

const KINDS = ['pick_up', 'return'] as const

export const photosOf = ({ handovers }: Pick<Booking, 'handovers'>, kind: Handover['kind']): string[] =>
  handovers.filter((handover) => handover.kind === kind).flatMap(({ photos }) => photos)

/** How the item went out and how it came back, side by side, each with its day. */
export function ConditionPhotos({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="grid grid-cols-2 gap-4">
      {KINDS.map((kind) => {
        const stated = booking.handovers.find((handover) => handover.kind === kind)
        return (
          <section key={kind} aria-label={t(`handover.photos.${kind}`)} className="grid content-start gap-2">
            <h3 className="font-sans text-sm font-semibold tracking-normal">
              {t(`handover.photos.${kind}`)}
              {stated && (
                <span className="block font-normal text-ink-soft">
                  {format.date(stated.at, 'date-time', booking.time_zone)}
                </span>
              )}
            </h3>
            <PrivatePhotos bucket="handovers" paths={photosOf(booking, kind)} />
          </section>
        )
      })}
    </div>
  )
}
