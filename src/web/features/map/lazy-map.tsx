import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { MapBoundary } from './map-boundary.tsx'
import type { ResultsMapProps } from './map-data.ts'
import { MapSkeleton } from './map-skeleton.tsx'

const ResultsMap = lazyPart(() => import('./results-map.tsx'))

const never = () => () => {}

/** The map, which is drawn in browsers only and comes after the page. */
export function LazyMap(props: ResultsMapProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isBrowser) return <MapSkeleton />
  return (
    <MapBoundary>
      <Suspense fallback={<MapSkeleton />}>
        <ResultsMap {...props} />
      </Suspense>
    </MapBoundary>
  )
}
