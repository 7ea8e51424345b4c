import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ItemMapProps } from './item-map-props.ts'
import { MapSkeleton } from './map-skeleton.tsx'

const ItemMap = lazyPart(() => import('./item-map.tsx'))

/** The distance below the visible area at which the map begins to load. */
const AHEAD = '300px'

/** The map of one item, fetched when the reader comes near it. */
export function LazyItemMap(props: ItemMapProps) {
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
    <div
      ref={ref}
      className="relative h-80 overflow-hidden rounded-card border border-line bg-sunken md:h-96"
    >
      {isNear && (
        <Suspense fallback={<MapSkeleton />}>
          <ItemMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
