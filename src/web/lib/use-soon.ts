import { useEffect } from 'react'

/** In ms: by then a page is there, and what a person does first has been done. */
const SOON_MS = 3_000

/** Loads code that a page needs only once it is there. Where that fails, it is loaded when it is needed. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const soon = setTimeout(() => void load().catch(() => {}), SOON_MS)
    return () => clearTimeout(soon)
  }, [load])
}
