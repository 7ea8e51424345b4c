import { type Map as GlMap, Marker } from 'maplibre-gl'
import type { KnownPlace } from '#contract/search-answer.ts'

const NEIGHBOURHOODS_FROM_ZOOM = 10

/** Writes the names of cities, and nearer by those of neighbourhoods, where our own data has them. */
export function addLabels(map: GlMap, places: KnownPlace[]): () => void {
  const labels = places.map(({ neighbourhood, city, latitude, longitude }) => {
    const element = document.createElement('span')
    element.textContent = neighbourhood ?? city
    // The list beside the map says where things are.
    element.ariaHidden = 'true'
    element.className = neighbourhood
      ? 'pointer-events-none font-sans text-xs font-medium text-ink-soft'
      : 'pointer-events-none font-display text-lg font-bold text-ink-soft'
    const marker = new Marker({
      element,
      anchor: neighbourhood ? 'top' : 'bottom',
      offset: neighbourhood ? [0, 24] : [0, -26],
    })
    return { marker: marker.setLngLat([longitude, latitude]), isNear: neighbourhood !== null }
  })

  function choose() {
    const isNear = map.getZoom() >= NEIGHBOURHOODS_FROM_ZOOM
    for (const label of labels) {
      if (label.isNear === isNear) label.marker.addTo(map)
      else label.marker.remove()
    }
  }
  choose()
  map.on('zoomend', choose)
  return () => {
    map.off('zoomend', choose)
    for (const { marker } of labels) marker.remove()
  }
}
