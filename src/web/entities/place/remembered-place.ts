import { readStored, writeStored } from '../../lib/use-local-storage.ts'

export const PLACE_KEY = 'searchPlace'
/** What stands there for somebody who wants to search everywhere. */
const EVERYWHERE = ''

/** Notes the place that the visitor chose, or that it is none in particular: nobody is asked twice. */
export const rememberPlace = (label: string | undefined): void => writeStored(PLACE_KEY, label || EVERYWHERE)

/** The name of the place that the visitor chose last. */
export const rememberedPlace = (): string | undefined => parsePlace(readStored(PLACE_KEY)) || undefined

export const parsePlace = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored.length <= 80 ? stored : undefined
