import { type GeoJSONSource, type Map as GlMap, Marker } from 'maplibre-gl'
import type { Pin } from '#contract/search-answer.ts'
import { pinStyle } from './pin-style.ts'

interface PinWords {
  price: (cents: number) => string
  nameOf: (id: string, cents: number) => string
  cluster: (count: number) => string
}

interface PinEvents {
  onPoint: (id: string | undefined) => void
  onOpen: (id: string) => void
}

export interface PinMarkers {
  setPins(pins: Pin[]): void
  light(id: string | undefined): void
  remove(): void
}

const SOURCE = 'pins'

/**
 * Prices as buttons on the map, drawn together where they would cover each other. The map groups them; the buttons
 * are ordinary ones, so that keys and speech reach them.
 */
export function addPinMarkers(map: GlMap, words: PinWords, events: PinEvents): PinMarkers {
  const shown = new Map<string, { marker: Marker; button: HTMLButtonElement; id: string | undefined }>()
  let litId: string | undefined

  map.addSource(SOURCE, {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    cluster: true,
    clusterRadius: 38,
    clusterMaxZoom: 15,
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
      const { cluster_id, point_count, id, cents } = feature.properties as Record<string, string | number>
      const key = cluster_id === undefined ? String(id) : `cluster ${cluster_id}`
      if (wanted.has(key)) continue
      wanted.add(key)
      if (shown.has(key)) continue
      const at = feature.geometry.coordinates as [number, number]
      const button =
        cluster_id === undefined
          ? priceButton(String(id), Number(cents))
          : clusterButton(Number(cluster_id), Number(point_count), at)
      const marker = new Marker({ element: button, anchor: 'center' }).setLngLat(at).addTo(map)
      // The marker calls its element an image; this one is a button.
      button.removeAttribute('role')
      shown.set(key, { marker, button, id: cluster_id === undefined ? String(id) : undefined })
    }
    for (const [key, { marker }] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
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

  function clusterButton(clusterId: number, count: number, center: [number, number]): HTMLButtonElement {
    const button = newButton(String(count), words.cluster(count))
    button.className = pinStyle(false, 'cluster')
    button.addEventListener('click', async (event) => {
      event.stopPropagation()
      const zoom = await map.getSource<GeoJSONSource>(SOURCE)?.getClusterExpansionZoom(clusterId)
      map.easeTo({ center, zoom: (zoom ?? map.getZoom() + 2) + 0.3 })
    })
    return button
  }

  map.on('idle', draw)
  map.on('move', draw)
  map.on('sourcedata', draw)

  return {
    setPins(pins) {
      map.getSource<GeoJSONSource>(SOURCE)?.setData({
        type: 'FeatureCollection',
        features: pins.map(([id, longitude, latitude, cents]) => ({
          type: 'Feature',
          properties: { id, cents },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      })
      // The same clusters may hold other items now.
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
    light(id) {
      litId = id
      for (const { button, id: own } of shown.values()) if (own) button.className = pinStyle(own === id)
    },
    remove() {
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
  }
}

function newButton(text: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.setAttribute('aria-label', name)
  return button
}
