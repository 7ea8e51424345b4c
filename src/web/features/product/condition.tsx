import { useEffect, useRef, useState } from 'react'
import { useSignedAddresses } from '../../entities/photo/use-signed-photos.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ConditionPhoto } from './product.ts'

/** The distance below the visible area at which the photos begin to load. */
const AHEAD = '300px'

/** How the item looked at its latest handovers: photos that its lender took and shows here, each with its day. */
export function Condition({ photos }: { photos: readonly ConditionPhoto[] }) {
  const t = useTranslate()
  const format = useFormat()
  const ref = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  const paths = photos.map(({ path }) => path)
  const { data: addresses, error } = useSignedAddresses('handovers', isNear ? paths : [])
  // A day has no hour, so it is the same everywhere.
  const dayOf = ({ taken_on }: ConditionPhoto) => format.date(`${taken_on}T12:00:00Z`, 'date', 'UTC')
  return (
    <section aria-labelledby="condition">
      <h2 id="condition" className="text-xl">
        {t('product.condition.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('product.condition.text')}</p>
      {error && <p className="mt-3 text-danger-ink">{t('product.condition.failed')}</p>}
      <ul ref={ref} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {photos.map((photo) => {
          const address = addresses?.[photo.path]
          const words = t(`product.condition.${photo.kind}`, { date: dayOf(photo) })
          return (
            <li key={photo.path} className="grid content-start gap-1">
              {address ? (
                <a href={address} target="_blank" rel="noreferrer" className="block">
                  <img
                    src={address}
                    alt={words}
                    className="aspect-square w-full rounded-control border border-line object-cover"
                  />
                </a>
              ) : (
                <Skeleton card className="aspect-square" />
              )}
              <span aria-hidden={address ? true : undefined} className="text-sm text-ink-soft">
                {words}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
