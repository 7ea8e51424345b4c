import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type Map as GlMap, Popup } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Area } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { boundsOf } from './bounds-of.ts'
import { drawCities } from './draw-cities.ts'
import type { ResultsMapProps } from './map-data.ts'
import { addPinMarkers, type PinMarkers } from './pin-markers.ts'
import { showReach } from './show-reach.ts'
import { spreadPins } from './spread-pins.ts'
import { groundOf, marginsInSight, showArea, useGlMap } from './use-gl-map.ts'

/** The results on a map: prices as buttons, clusters, the searched place, and a way to search what is in sight. */
export default function ResultsMap(props: ResultsMapProps) {
  const pins = useMemo(() => spreadPins(props.pins), [props.pins])
  const { clusters, places, search, litId, openId, onOpen, card, onArea, covered } = props
  const t = useTranslate()
  const { price, distance } = useFormat()
  const { config } = useRootData()
  const container = useRef<HTMLDivElement>(null)
  const markers = useRef<PinMarkers>(null)
  const [isMoved, setMoved] = useState(false)
  const map = useGlMap(container, {
    bounds: boundsOf(search, pins, clusters),
    config,
    drawing: t('search.map.drawing'),
    words: {
      'Map.Title': t('search.map.label'),
      'AttributionControl.ToggleAttribution': t('search.map.credits'),
    },
    covered,
  })

  const onPoint = useEffectEvent(props.onPoint)
  const open = useEffectEvent(onOpen)
  const nameOf = useEffectEvent(props.nameOf)
  const searchHere = useEffectEvent((shown: GlMap) => onArea(areaOf(shown, covered)))

  useEffect(() => {
    if (!map) return
    const pinned = addPinMarkers(
      map,
      {
        price,
        nameOf: (id, cents) => nameOf(id, cents),
        cluster: (count, cents) => t('search.map.cluster', { count, price: price(cents) }),
        from: (cents) => t('search.map.from', { price: price(cents) }),
      },
      { onPoint: (id) => onPoint(id), onOpen: (id) => open(id), onNearer: () => searchHere(map) },
    )
    markers.current = pinned
    const onMoveEnd = (event: { originalEvent?: unknown }) => event.originalEvent && setMoved(true)
    const close = () => open(undefined)
    map.on('moveend', onMoveEnd)
    map.on('click', close)
    return () => {
      map.off('moveend', onMoveEnd)
      map.off('click', close)
      pinned.remove()
    }
  }, [map, price, t])

  useEffect(
    () => (map && groundOf(config) === 'plain' ? drawCities(map, places) : undefined),
    [map, places, config],
  )

  useEffect(() => {
    if (map) markers.current?.setPins(pins, clusters)
  }, [map, pins, clusters])

  const frontId = litId ?? openId
  useEffect(() => markers.current?.light(frontId), [frontId])

  useEffect(() => {
    map?.easeTo({ padding: { top: 0, left: 0, right: 0, bottom: covered }, duration: 200 })
  }, [map, covered])

  const at = pins.find(([id]) => id === frontId)
  useEffect(() => {
    // Beside a list the map stays still under a mouse that moves over the cards.
    if (map && at && covered > 0) keepInSight(map, [at[1], at[2]], covered)
  }, [map, at, covered])

  const shownSearch = JSON.stringify([search.place, search.area])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another place is searched, not with every filter
  useEffect(() => {
    if (!map) return
    setMoved(false)
    if (isFirst.current) isFirst.current = false
    else if (!search.area) showArea(map, boundsOf(search, pins, clusters))
    return showReach(map, search.place, distance)
  }, [map, shownSearch])

  return (
    <>
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {map && (
        <div className="absolute end-3 top-3 z-10 flex flex-col gap-2">
          <IconButton
            look="raised"
            label={t('search.map.zoom-in')}
            icon={<Plus aria-hidden size={20} />}
            onClick={() => map.zoomIn()}
          />
          <IconButton
            look="raised"
            label={t('search.map.zoom-out')}
            icon={<Minus aria-hidden size={20} />}
            onClick={() => map.zoomOut()}
          />
        </div>
      )}
      {map && isMoved && (
        <Button
          className="absolute start-1/2 top-3 z-10 -translate-x-1/2 shadow-float rtl:translate-x-1/2"
          onClick={() => onArea(areaOf(map, covered))}
        >
          {t('search.map.this-area')}
        </Button>
      )}
      {map && openId && (
        <CardPopup key={openId} map={map} at={pins.find(([id]) => id === openId)} card={card(openId)} />
      )}
    </>
  )
}

/** The card of the pin that was pressed. */
function CardPopup({
  map,
  at,
  card,
}: {
  map: GlMap
  at: ResultsMapProps['pins'][number] | undefined
  card: React.ReactNode
}) {
  const [element] = useState(() => document.createElement('div'))
  const [, longitude, latitude] = at ?? []
  useEffect(() => {
    if (longitude === undefined || latitude === undefined) return
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      offset: 26,
      maxWidth: 'none',
      className: 'map-popup',
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(element)
      .addTo(map)
    return () => {
      popup.remove()
    }
  }, [map, element, longitude, latitude])
  return createPortal(card, element)
}

/** Moves the map to a place that is out of sight, under the cards or under the buttons. */
function keepInSight(map: GlMap, at: [number, number], covered: number): void {
  const { x, y } = map.project(at)
  const { clientWidth, clientHeight } = map.getContainer()
  const { top, bottom, left, right } = marginsInSight()
  const isInSight = x > left && x < clientWidth - right && y > top && y < clientHeight - covered - bottom
  if (!isInSight) map.easeTo({ center: at, duration: 300 })
}

/** The area that is visible above the cards, to about 10 m. */
function areaOf(map: GlMap, covered: number): Area {
  const bounds = map.getBounds()
  const south = map.unproject([0, map.getContainer().clientHeight - covered]).lat
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
  return [
    wrap(round(bounds.getWest())),
    round(south),
    wrap(round(bounds.getEast())),
    round(bounds.getNorth()),
  ]
}
