import { Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Area, Point } from '#domain/search/search.ts'
import { walkedMetres } from '#domain/search/travel-time.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { boundsOf } from './bounds-of.ts'
import { drawCities } from './draw-cities.ts'
import { drawRings } from './draw-rings.ts'
import type { ItemMapProps } from './item-map-props.ts'
import { groundOf, useGlMap } from './use-gl-map.ts'

const WALKS_IN_MINUTES = [5, 10, 15]
/** Places are rounded to a grid of about 300 m: the door is somewhere in this circle. */
const SOMEWHERE_METRES = 200
const HUB_DOT_PIXELS = 14
const AT_THE_DOOR_METRES = 25
/** Hubs so many times the width of those surroundings away are still shown; farther ones would make the rings tiny. */
const HUBS_WITHIN = 0.9

/** Roughly where an item is, how far one walks from there, and the hubs around, which are where they are drawn. */
export default function ItemMap({ latitude, longitude, hubs, isExact }: ItemMapProps) {
  const t = useTranslate()
  const { duration } = useFormat()
  const { config } = useRootData()
  const container = useRef<HTMLDivElement>(null)
  const map = useGlMap(container, {
    bounds: surroundings({ latitude, longitude }, hubs),
    config,
    isInPage: true,
    drawing: t('search.map.drawing'),
    words: {
      'Map.Title': t('product.place.label'),
      'AttributionControl.ToggleAttribution': t('search.map.credits'),
      'CooperativeGesturesHandler.WindowsHelpText': t('product.place.with-control'),
      'CooperativeGesturesHandler.MacHelpText': t('product.place.with-command'),
      'CooperativeGesturesHandler.MobileHelpText': t('product.place.with-fingers'),
    },
  })

  useEffect(() => {
    if (!map) return
    map.setPaintProperty('reach', 'fill-opacity', 0.18)
    const rings = [
      { metres: isExact ? AT_THE_DOOR_METRES : SOMEWHERE_METRES, isEdge: true },
      ...WALKS_IN_MINUTES.map((minutes) => ({
        metres: walkedMetres(minutes),
        label: duration(minutes, 'minute'),
      })),
    ]
    // The names of hubs would lie over what is written on their side.
    const [nearest] = hubs
    return drawRings(
      map,
      { latitude, longitude },
      rings,
      nearest && nearest.latitude > latitude ? 'south' : 'north',
    )
  }, [map, latitude, longitude, hubs, isExact, duration])

  useEffect(() => {
    if (!map) return
    const markers = hubs.map((hub) =>
      new Marker({ element: hubPin(hub.name), anchor: 'bottom', offset: [0, HUB_DOT_PIXELS / 2] })
        .setLngLat([hub.longitude, hub.latitude])
        .addTo(map),
    )
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, hubs])

  useEffect(() => (map && groundOf(config) === 'plain' ? drawCities(map, []) : undefined), [map, config])

  return (
    <div className="absolute inset-0">
      <div ref={container} className="size-full" />
    </div>
  )
}

/** The hub's name above a dot where it is. The list below the map names the hubs for those who do not see it. */
function hubPin(name: string): HTMLElement {
  const element = document.createElement('span')
  element.ariaHidden = 'true'
  element.className = 'pointer-events-none flex flex-col items-center gap-1 font-sans'
  const label = element.appendChild(document.createElement('span'))
  label.textContent = name
  label.className =
    'max-w-44 truncate rounded-pill border border-accent bg-raised px-2.5 py-1 text-xs font-semibold text-accent-ink shadow-lift'
  const dot = element.appendChild(document.createElement('span'))
  dot.className = 'size-3.5 rounded-pill bg-accent ring-2 ring-raised shadow-lift'
  return element
}

/** A quarter of an hour's walk around the item, and the hubs that are not much farther. */
function surroundings(at: Point, hubs: readonly Point[]): Area {
  const [west, south, east, north] = boundsOf(
    { place: { label: '', at, radiusKm: (walkedMetres(15) * 1.05) / 1_000 } },
    [],
  )
  const near = hubs.filter(
    (hub) =>
      Math.abs(hub.longitude - at.longitude) < (east - west) * HUBS_WITHIN &&
      Math.abs(hub.latitude - at.latitude) < (north - south) * HUBS_WITHIN,
  )
  const longitudes = near.map(({ longitude }) => longitude)
  const latitudes = near.map(({ latitude }) => latitude)
  return [
    Math.min(west, ...longitudes),
    Math.min(south, ...latitudes),
    Math.max(east, ...longitudes),
    Math.max(north, ...latitudes),
  ]
}
