import type { Language } from './language.ts'

export type CityKey = 'berlin' | 'vienna' | 'paris' | 'madrid'

export interface SeedCity {
  /** In the local language. */
  name: string
  country: string
  language: Language
  timeZone: string
  /** South, west, north, east: the bounds of the city in the demo. */
  box: [number, number, number, number]
  centre: { latitude: number; longitude: number }
}

export const cities: Record<CityKey, SeedCity> = {
  berlin: {
    name: 'Berlin',
    country: 'DE',
    language: 'de',
    timeZone: 'Europe/Berlin',
    box: [52.38, 13.1, 52.64, 13.71],
    centre: { latitude: 52.51, longitude: 13.4 },
  },
  vienna: {
    name: 'Wien',
    country: 'AT',
    language: 'de',
    timeZone: 'Europe/Vienna',
    box: [48.12, 16.2, 48.32, 16.56],
    centre: { latitude: 48.205, longitude: 16.365 },
  },
  paris: {
    name: 'Paris',
    country: 'FR',
    language: 'fr',
    timeZone: 'Europe/Paris',
    box: [48.81, 2.22, 48.91, 2.43],
    centre: { latitude: 48.865, longitude: 2.35 },
  },
  madrid: {
    name: 'Madrid',
    country: 'ES',
    language: 'es',
    timeZone: 'Europe/Madrid',
    box: [40.34, -3.8, 40.5, -3.6],
    centre: { latitude: 40.42, longitude: -3.7 },
  },
}
