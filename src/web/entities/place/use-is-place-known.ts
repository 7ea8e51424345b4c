import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { PLACE_KEY, parsePlace } from './remembered-place.ts'

/** Whether the visitor has said where they search, or that it is everywhere. */
export const useIsPlaceKnown = (): boolean =>
  useLocalStorage<string | undefined>(PLACE_KEY, undefined, parsePlace)[0] !== undefined
