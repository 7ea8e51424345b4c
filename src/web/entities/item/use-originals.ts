import { useLocalStorage } from '../../lib/use-local-storage.ts'

const asFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

/** Whether this reader wants what lenders wrote instead of its translation: chosen once, the same on every screen. */
export const useOriginals = () => useLocalStorage('originals', false, asFlag)
