/** A neighbourhood with the address and the place of somebody in it. */
export interface SeedSpot {
  neighbourhood: string
  /** Without the number of the house, for which `#` stands. */
  street: string
  postcode: string
  latitude: number
  longitude: number
}

/** A city to which one of the demo's is moved. */
export interface SeedTown {
  name: string
  centre: { latitude: number; longitude: number }
  spots: readonly SeedSpot[]
}

type Row = [neighbourhood: string, street: string, postcode: string, latitude: number, longitude: number]

/** A city by its middle and its neighbourhoods. */
export const town = (
  name: string,
  [latitude, longitude]: [number, number],
  rows: readonly Row[],
): SeedTown => ({
  name,
  centre: { latitude, longitude },
  spots: rows.map(([neighbourhood, street, postcode, lat, lon]) => ({
    neighbourhood,
    street,
    postcode,
    latitude: lat,
    longitude: lon,
  })),
})
