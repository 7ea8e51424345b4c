import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** By the name that a town's items carry: what it is called in languages in which that is another. */
export type CityNames = ReadonlyMap<string, Partial<Record<Language, string>>>

interface CityRow {
  city: string
  names: unknown
}

/** For loaders: the names of towns. */
export const loadCityNames = (api: ReturnType<typeof serverApi>): Promise<CityNames> =>
  api.keep('names of cities', async () =>
    cityNamesOf(unwrap(await api.from('city_names').select('city, names'))),
  )

export const cityNamesOf = (rows: readonly CityRow[]): CityNames =>
  new Map(rows.map(({ city, names }) => [city, names as Partial<Record<Language, string>>]))

/** A town as readers of the language call it; as it was typed where no other name is known. */
export const cityIn = (names: CityNames, city: string, language: Language): string =>
  names.get(city)?.[language] ?? city

/** What stands in a town, with the town as readers of the language call it. */
export const inCityOf = <Row extends { city: string }>(
  names: CityNames,
  row: Row,
  language: Language,
): Row => ({ ...row, city: cityIn(names, row.city, language) })

/** Whether the town of a label is called otherwise in the language: an address may come from another reader. */
export function isNamedElsewhere(names: CityNames, label: string, language: Language): boolean {
  const town = label.split(', ').at(-1)!
  return [...names].some(([city, others]) => {
    const here = others[language] ?? city
    return here !== town && (city === town || Object.values(others).includes(town))
  })
}
