import type { Place } from '#domain/search/search.ts'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'

const KEY = 'searchPlace'

/** Notes the place that the visitor chose, for the home page. */
export const rememberPlace = (place: Place | undefined): void =>
  writeStored(KEY, place?.label ? place.label : undefined)

/** The name of the place that the visitor chose last. */
export function rememberedPlace(): string | undefined {
  const stored = readStored(KEY)
  return typeof stored === 'string' && stored.length <= 80 ? stored : undefined
}
