import type { KnownPlace } from '#contract/search-answer.ts'
import { plainWords } from './plain-words.ts'
import { POINTS_OF_CAPITALS } from './points-of-capitals.ts'
import { POINTS_OF_CITIES } from './points-of-cities.ts'

const POINTS = { ...POINTS_OF_CAPITALS, ...POINTS_OF_CITIES }

/** The middles of the districts of Paris, which people name by their numbers. */
const ARRONDISSEMENTS =
  `48.8626 2.3363|48.8682 2.3441|48.8630 2.3592|48.8543 2.3575|48.8444 2.3499|48.8491 2.3328|48.8562 2.3121
48.8727 2.3125|48.8771 2.3375|48.8761 2.3607|48.8590 2.3800|48.8349 2.4213|48.8283 2.3622|48.8292 2.3270|48.8401 2.2928
48.8604 2.2620|48.8873 2.3067|48.8925 2.3486|48.8871 2.3848|48.8634 2.4011`.split(/[|\n]/)
/** And of Vienna. */
const BEZIRKE =
  `48.2091 16.3713|48.2170 16.4000|48.1980 16.3950|48.1920 16.3680|48.1870 16.3560|48.1960 16.3500|48.2030 16.3480
48.2110 16.3470|48.2250 16.3560|48.1612 16.3823|48.1680 16.4300|48.1740 16.3280|48.1880 16.2850|48.2040 16.2600|48.1950 16.3280
48.2167 16.3000|48.2300 16.3000|48.2350 16.3300|48.2540 16.3430|48.2360 16.3740|48.2640 16.4000|48.2320 16.4600|48.1450 16.2900`.split(
    /[|\n]/,
  )

/** How people write such a number, with the city beside it, or without where it is plain. */
const numbered = {
  Paris: (n: number) => [
    `paris ${n}`,
    `paris ${n}e`,
    `paris ${n}eme`,
    `${n}e paris`,
    `${n}e`,
    `${n}eme`,
    `${n}e arrondissement`,
    `${n}eme arrondissement`,
    ...['', 'th', 'st', 'nd', 'rd'].map((end) => `${n}${end} arrondissement`),
    `${75000 + n}`,
    `${75000 + n} paris`,
    `paris ${75000 + n}`,
  ],
  Wien: (n: number) =>
    [`${n}`, `${1000 + 10 * n}`].flatMap((one) => [
      ...['wien', 'vienna', 'viena', 'vienne'].flatMap((city) => [`${city} ${one}`, `${one} ${city}`]),
      `${n} bezirk`,
      ...['th', 'st', 'nd', 'rd'].flatMap((end) => [`${n}${end} district`, `vienna ${n}${end} district`]),
    ]),
}

let known: Map<string, KnownPlace> | undefined

/** The station, square or numbered district of this name, as plain words. */
export function namedPoint(name: string): KnownPlace | undefined {
  known ??= allPoints()
  return known.get(name)
}

function allPoints(): Map<string, KnownPlace> {
  const all = new Map<string, KnownPlace>()
  const add = (name: string, place: KnownPlace) => all.set(plainWords(name).join(' '), place)
  for (const [city, { country, names, points }] of Object.entries(POINTS))
    for (const line of points.split('\n')) {
      const [labels, at] = line.split(': ') as [string, string]
      const own = labels.split('|')
      const label = own[0]!.replace('+', '')
      const place = placeOf(label, city, country, at)
      for (const one of own) {
        const plain = one.replace('+', '')
        if (!one.startsWith('+')) add(plain, place)
        for (const name of names.split('|')) {
          add(`${plain} ${name}`, place)
          add(`${name} ${plain}`, place)
        }
      }
    }
  for (const [index, at] of ARRONDISSEMENTS.entries())
    for (const name of numbered.Paris(index + 1)) add(name, placeOf(`${index + 1}e`, 'Paris', 'FR', at))
  for (const [index, at] of BEZIRKE.entries())
    for (const name of numbered.Wien(index + 1)) add(name, placeOf(`${index + 1}. Bezirk`, 'Wien', 'AT', at))
  return all
}

function placeOf(neighbourhood: string, city: string, country: string, at: string): KnownPlace {
  const [latitude, longitude] = at.split(' ').map(Number) as [number, number]
  return { neighbourhood, city, country, latitude, longitude, item_count: 0 }
}
