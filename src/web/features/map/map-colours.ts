/** The colours of the page that the map's canvas is painted with. */
const PROPERTIES = {
  land: '--map-land',
  green: '--map-green',
  water: '--map-water',
  building: '--map-building',
  road: '--map-road',
  casing: '--map-casing',
  rail: '--map-rail',
  border: '--line-strong',
  accent: '--accent',
  text: '--ink-soft',
} as const

export type MapColours = Record<keyof typeof PROPERTIES, string>

/** The colours as they are now, for a canvas that knows no custom properties. */
export const mapColours = () =>
  Object.fromEntries(
    Object.entries(PROPERTIES).map(([name, property]) => [name, colourOf(property)]),
  ) as MapColours

/** Asked of an element, since a property by itself tells the colours of light and of dark. */
function colourOf(property: string): string {
  // A new one each time: an element whose colour changes has the old one until its transition has begun.
  const probe = document.createElement('i')
  probe.style.color = `var(${property})`
  // A contrast theme would paint land and water alike.
  probe.style.forcedColorAdjust = 'none'
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Calls back when the page changes between light and dark. */
export function whenColoursChange(tell: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(tell)
  scheme.addEventListener('change', tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', tell)
    observer.disconnect()
  }
}
