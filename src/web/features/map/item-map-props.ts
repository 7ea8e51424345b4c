/** An item's rounded place, and the hubs at which it is handed over. */
export interface ItemMapProps {
  latitude: number
  longitude: number
  hubs: readonly { name: string; latitude: number; longitude: number }[]
}
