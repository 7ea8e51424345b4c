import type { KnownPlace, Pin, PinCluster } from '#contract/search-answer.ts'
import type { Area, Place } from '#domain/search/search.ts'

/** The props of the map. */
export interface ResultsMapProps {
  pins: Pin[]
  clusters: PinCluster[]
  /** Names of neighbourhoods to write on the map. */
  places: KnownPlace[]
  /** The place or the area that was searched. */
  search: { place?: Place | undefined; area?: Area | undefined }
  /** The accessible name of a pin. */
  nameOf: (id: string, cents: number) => string
  /** The item pointed at, here or in the list. */
  litId: string | undefined
  onPoint: (id: string | undefined) => void
  /** The item whose card is open. */
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  /** The card of an item, for the popup. */
  card: (id: string) => React.ReactNode
  /** Search what is in sight. */
  onArea: (area: Area) => void
  /** The height in pixels of the lower part that another element covers. */
  covered: number
}
