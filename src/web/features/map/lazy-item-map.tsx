import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ItemMapProps } from './item-map-props.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapSkeleton } from './map-skeleton.tsx'

const ItemMap = lazyPart(() => import('./item-map.tsx'))

/** The distance below the visible area at which the map begins to load. */
const AHEAD = '300px'

interface LazyItemMapProps extends ItemMapProps {
  /** Its size and shape. */
  className?: string
}

/** The map of one item, fetched when the reader comes near it. */
export function LazyItemMap({
  className = 'h-80 rounded-card border border-line md:h-96',
  ...props
}: LazyItemMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={classNames('relative overflow-hidden bg-sunken', className)}>
      {isNear && (
        <MapBoundary>
          <Suspense fallback={<MapSkeleton />}>
            <ItemMap {...props} />
          </Suspense>
        </MapBoundary>
      )}
    </div>
  )
}
