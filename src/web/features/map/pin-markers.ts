import { type GeoJSONSource, type Map as GlMap, Marker } from 'maplibre-gl'
import type { Pin, PinCluster } from '#contract/search-answer.ts'
import { GROUPED, type PinProperties, pinFeatures } from './pin-features.ts'
import { pinStyle } from './pin-style.ts'

interface PinWords {
  price: (cents: number) => string
  nameOf: (id: string, cents: number) => string
  cluster: (count: number, cents: number) => string
  from: (cents: number) => string
}

interface PinEvents {
  onPoint: (id: string | undefined) => void
  onOpen: (id: string) => void
  /** The map has come nearer to a group of which the server knows more. */
  onNearer: () => void
}

export interface PinMarkers {
  setPins(pins: Pin[], clusters: PinCluster[]): void
  light(id: string | undefined): void
  remove(): void
}

const SOURCE = 'pins'
const MUCH_NEARER = 2

/**
 * Prices as buttons on the map, drawn together where they would cover each other. The map groups them; the buttons
 * are ordinary ones, so that keys and speech reach them.
 */
export function addPinMarkers(map: GlMap, words: PinWords, events: PinEvents): PinMarkers {
  const shown = new Map<string, { marker: Marker; button: HTMLButtonElement; id: string | undefined }>()
  let litId: string | undefined
  let known: Pin[] = []
  let lit: Marker | undefined
  let litPin: Pin | undefined

  map.addSource(SOURCE, {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    cluster: true,
    clusterRadius: 38,
    clusterMaxZoom: 15,
    clusterProperties: GROUPED,
  })
  // A source without a layer is never looked at; this one shows nothing.
  map.addLayer({
    id: SOURCE,
    type: 'circle',
    source: SOURCE,
    paint: { 'circle-radius': 0, 'circle-opacity': 0 },
  })

  function draw() {
    if (!map.isSourceLoaded(SOURCE)) return
    const wanted = new Set<string>()
    for (const feature of map.querySourceFeatures(SOURCE)) {
      if (feature.geometry.type !== 'Point') continue
      const properties = feature.properties as PinProperties & { cluster_id?: number; hasMore?: number }
      const at = feature.geometry.coordinates as [number, number]
      const { id, cents, cluster_id } = properties
      const key = cluster_id === undefined ? properties.key : `cluster ${cluster_id}`
      if (wanted.has(key)) continue
      wanted.add(key)
      if (shown.has(key)) continue
      const button = id ? priceButton(id, cents) : groupButton(properties, at)
      const marker = new Marker({ element: button, anchor: 'center' }).setLngLat(at).addTo(map)
      // The marker calls its element an image; this one is a button.
      button.removeAttribute('role')
      shown.set(key, { marker, button, id: id ?? undefined })
    }
    for (const [key, { marker }] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    lightHidden()
  }

  /** Shows the price of the lit item where it stands, while a group stands for it. */
  function lightHidden() {
    const pin = litId !== undefined && !shown.has(litId) ? known.find(([id]) => id === litId) : undefined
    if (pin === litPin) return
    lit?.remove()
    lit = pin && new Marker({ element: litPrice(words.price(pin[3])) }).setLngLat([pin[1], pin[2]]).addTo(map)
    litPin = pin
  }

  function priceButton(id: string, cents: number): HTMLButtonElement {
    const button = newButton(words.price(cents), words.nameOf(id, cents))
    button.className = pinStyle(id === litId)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      events.onOpen(id)
    })
    for (const name of ['mouseenter', 'focus']) button.addEventListener(name, () => events.onPoint(id))
    for (const name of ['mouseleave', 'blur']) button.addEventListener(name, () => events.onPoint(undefined))
    return button
  }

  function groupButton(
    { items, cents, cluster_id, hasMore }: PinProperties & { cluster_id?: number; hasMore?: number },
    center: [number, number],
  ): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(
      written('span', 'sr-only', words.cluster(items, cents)),
      hidden(written('span', '', String(items))),
      hidden(written('small', 'mt-0.5 text-xs font-semibold', words.from(cents))),
    )
    button.className = pinStyle(false, 'cluster')
    button.addEventListener('click', async (event) => {
      event.stopPropagation()
      if (cluster_id === undefined || hasMore) {
        map.once('moveend', events.onNearer)
        map.easeTo({ center, zoom: map.getZoom() + MUCH_NEARER })
        return
      }
      const zoom = await map.getSource<GeoJSONSource>(SOURCE)?.getClusterExpansionZoom(cluster_id)
      map.easeTo({ center, zoom: (zoom ?? map.getZoom() + MUCH_NEARER) + 0.3 })
    })
    return button
  }

  map.on('idle', draw)
  map.on('move', draw)
  map.on('sourcedata', draw)

  return {
    setPins(pins, clusters) {
      known = pins
      const features = pinFeatures(pins, clusters)
      map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features })
      // The same clusters may hold other items now.
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
    light(id) {
      litId = id
      for (const { button, id: own } of shown.values()) if (own) button.className = pinStyle(own === id)
      lightHidden()
    },
    remove() {
      lit?.remove()
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
  }
}

/** Only visible: the card that highlights it has a name already. */
const litPrice = (text: string): HTMLElement =>
  hidden(written('span', `${pinStyle(true)} pointer-events-none grid place-items-center`, text))

function written(tag: 'span' | 'small', className: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

function hidden(element: HTMLElement): HTMLElement {
  element.ariaHidden = 'true'
  return element
}

function newButton(text: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.setAttribute('aria-label', name)
  return button
}
