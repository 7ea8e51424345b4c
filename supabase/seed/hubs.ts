import type { CityKey } from './cities.ts'

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Opening and closing times in local time, one pair for each period of a day; closed on missing days. */
type OpeningHours = Partial<Record<Weekday, [string, string][]>>

export interface SeedHub {
  key: string
  name: string
  address: string
  city: CityKey
  latitude: number
  longitude: number
  openingHours: OpeningHours
}

const weekdays = (...spans: [string, string][]): OpeningHours => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
})

/** Shared places where lender and renter hand items over without having to meet. */
export const hubs: SeedHub[] = [
  {
    key: 'berlin-maybachufer',
    name: 'Kiezlager Maybachufer',
    address: 'Maybachufer 12, 12047 Berlin',
    city: 'berlin',
    latitude: 52.4942,
    longitude: 13.4236,
    openingHours: { ...weekdays(['08:00', '20:00']), sat: [['09:00', '18:00']] },
  },
  {
    key: 'berlin-helmholtzplatz',
    name: 'Nachbarschaftshaus Helmholtzplatz',
    address: 'Raumerstraße 10, 10437 Berlin',
    city: 'berlin',
    latitude: 52.5422,
    longitude: 13.4165,
    openingHours: { ...weekdays(['09:00', '13:00'], ['15:00', '19:30']), sat: [['10:00', '16:00']] },
  },
  {
    key: 'vienna-yppenplatz',
    name: 'Grätzlzentrum Yppenplatz',
    address: 'Yppenplatz 4, 1160 Wien',
    city: 'vienna',
    latitude: 48.2138,
    longitude: 16.3352,
    openingHours: { ...weekdays(['08:00', '19:00']), sat: [['08:00', '14:00']] },
  },
  {
    key: 'vienna-karmelitermarkt',
    name: 'Leihstand Karmelitermarkt',
    address: 'Krummbaumgasse 6, 1020 Wien',
    city: 'vienna',
    latitude: 48.2171,
    longitude: 16.3777,
    openingHours: {
      ...weekdays(['07:30', '12:30'], ['14:00', '19:00']),
      sat: [['07:30', '15:00']],
    },
  },
  {
    key: 'paris-oberkampf',
    name: 'Conciergerie de quartier Oberkampf',
    address: '58 rue Oberkampf, 75011 Paris',
    city: 'paris',
    latitude: 48.8645,
    longitude: 2.3736,
    openingHours: { ...weekdays(['08:30', '20:30']), sat: [['09:00', '20:00']], sun: [['10:00', '13:00']] },
  },
  {
    key: 'paris-batignolles',
    name: 'Kiosque des Batignolles',
    address: '12 place du Docteur Félix Lobligeois, 75017 Paris',
    city: 'paris',
    latitude: 48.8872,
    longitude: 2.3173,
    openingHours: {
      tue: [['09:30', '19:30']],
      wed: [['09:30', '19:30']],
      thu: [['09:30', '19:30']],
      fri: [['09:30', '19:30']],
      sat: [['09:00', '19:00']],
      sun: [['09:00', '13:00']],
    },
  },
  {
    key: 'madrid-lavapies',
    name: 'Punto vecinal Lavapiés',
    address: 'Calle de Argumosa 18, 28012 Madrid',
    city: 'madrid',
    latitude: 40.4082,
    longitude: -3.6988,
    openingHours: { ...weekdays(['09:00', '14:00'], ['17:00', '21:00']), sat: [['10:00', '14:30']] },
  },
  {
    key: 'madrid-chamberi',
    name: 'Almacén del barrio Chamberí',
    address: 'Calle de Trafalgar 22, 28010 Madrid',
    city: 'madrid',
    latitude: 40.4325,
    longitude: -3.7006,
    openingHours: { ...weekdays(['08:30', '21:00']), sat: [['10:00', '20:00']] },
  },
]
