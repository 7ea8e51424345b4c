import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import type { PinMapProps } from './pin-map.tsx'

const PinMap = lazyPart(() => import('./pin-map.tsx'))

/** The map of points, fetched when it is shown; as large as what it stands in. */
export function LazyPinMap(props: PinMapProps) {
  return (
    <div className="relative size-full bg-sunken">
      <MapBoundary>
        <Suspense fallback={<MapSkeleton />}>
          <PinMap {...props} />
        </Suspense>
      </MapBoundary>
    </div>
  )
}
