import { Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Area, Point } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { boundsOf } from './bounds-of.ts'
import { drawCities } from './draw-cities.ts'
import { groundOf, useGlMap } from './use-gl-map.ts'

export interface PinMapProps {
  label: string
  pins: readonly { name: string; latitude: number; longitude: number; isFaint?: boolean }[]
  /** Where the map is pressed. */
  onPress?: (at: Point) => void
}

const DOT_PIXELS = 14
/** A little room around a single point, in degrees; around several a share of the way between them, for their names. */
const AROUND = 0.02
const AROUND_SEVERAL = 0.15
const CLOSE_ZOOM = 13

/** A map of named points; a list or fields beside it say the same to those who do not see it. */
export default function PinMap({ label, pins, onPress }: PinMapProps) {
  const t = useTranslate()
  const { config } = useRootData()
  const container = useRef<HTMLDivElement>(null)
  const map = useGlMap(container, {
    bounds: areaOf(pins),
    config,
    isInPage: true,
    drawing: t('search.map.drawing'),
    words: {
      'Map.Title': label,
      'AttributionControl.ToggleAttribution': t('search.map.credits'),
      'CooperativeGesturesHandler.WindowsHelpText': t('product.place.with-control'),
      'CooperativeGesturesHandler.MacHelpText': t('product.place.with-command'),
      'CooperativeGesturesHandler.MobileHelpText': t('product.place.with-fingers'),
    },
  })
  const press = useRef(onPress)
  press.current = onPress
  const isPressed = onPress !== undefined

  useEffect(() => {
    if (!map || !isPressed) return
    map.getCanvas().style.cursor = 'crosshair'
    const listening = map.on('click', ({ lngLat }) => {
      const { lat: latitude, lng: longitude } = lngLat.wrap()
      press.current?.({ latitude, longitude })
    })
    return () => listening.unsubscribe()
  }, [map, isPressed])

  useEffect(() => {
    if (!map) return
    const markers = pins.map(({ name, latitude, longitude, isFaint }) =>
      new Marker({ element: namedDot(name, isFaint), anchor: 'bottom', offset: [0, DOT_PIXELS / 2] })
        .setLngLat([longitude, latitude])
        .addTo(map),
    )
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, pins])

  // A point that was typed or chosen elsewhere comes into sight.
  const [only] = pins.length === 1 ? pins : []
  const { latitude, longitude } = only ?? {}
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return
    if (map.getBounds().contains([longitude, latitude]) && map.getZoom() > CLOSE_ZOOM - 3) return
    map.jumpTo({ center: [longitude, latitude], zoom: CLOSE_ZOOM })
  }, [map, latitude, longitude])

  useEffect(() => (map && groundOf(config) === 'plain' ? drawCities(map, []) : undefined), [map, config])

  return <div ref={container} className="size-full" />
}

function areaOf(pins: readonly Point[]): Area {
  if (pins.length === 0) return boundsOf({}, [])
  const longitudes = pins.map(({ longitude }) => longitude)
  const latitudes = pins.map(({ latitude }) => latitude)
  const [west, east, acrossRoom] = spanOf(longitudes)
  const [south, north, upRoom] = spanOf(latitudes)
  return [west - acrossRoom, south - upRoom, east + acrossRoom, north + upRoom]
}

/** The least and the greatest of them, and the room to leave beside either. */
function spanOf(degrees: number[]): [least: number, greatest: number, room: number] {
  const [least, greatest] = [Math.min(...degrees), Math.max(...degrees)]
  return [least, greatest, Math.max(AROUND, (greatest - least) * AROUND_SEVERAL)]
}

/** The name above a dot where it is. */
function namedDot(name: string, isFaint = false): HTMLElement {
  const element = document.createElement('span')
  element.ariaHidden = 'true'
  element.className = `pointer-events-none flex flex-col items-center gap-1 font-sans ${isFaint ? 'opacity-60' : ''}`
  if (name) {
    const label = element.appendChild(document.createElement('span'))
    label.textContent = name
    label.className =
      'max-w-44 truncate rounded-pill border border-accent bg-raised px-2.5 py-1 text-xs font-semibold text-accent-ink shadow-lift'
  }
  const dot = element.appendChild(document.createElement('span'))
  dot.className = 'size-3.5 rounded-pill bg-accent ring-2 ring-raised shadow-lift'
  return element
}
