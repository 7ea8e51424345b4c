import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { type CityNames, cityNamesOf } from './city-names.ts'

let fetched: Promise<CityNames> | undefined

/** In the browser: the names of towns, fetched once. Nothing waits for them in vain: without a connection there are none. */
export function fetchCityNames(): Promise<CityNames> {
  fetched ??= read().catch(() => {
    fetched = undefined
    return new Map()
  })
  return fetched
}

async function read(): Promise<CityNames> {
  const { from } = await supabase()
  return cityNamesOf(unwrap(await from('city_names').select('city, names')))
}
