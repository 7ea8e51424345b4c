/** An item's place, rounded unless the reader may know the door, and the hubs at which it is handed over. */
export interface ItemMapProps {
  latitude: number
  longitude: number
  /** The place is the very door. */
  isExact?: boolean
  hubs: readonly { name: string; latitude: number; longitude: number }[]
}
