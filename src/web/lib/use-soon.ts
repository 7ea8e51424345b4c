import { useEffect, useState } from 'react'
import { loadPart } from './lazy-part.ts'

/** In ms: by then a page is there, and what a person does first has been done. */
const SOON_MS = 3_000

/**
 * Loads a component that a page needs only once it is there, or as soon as it is wanted. It is then at hand without a
 * connection, too.
 */
export function useSoon<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (part) return
    let isOver = false
    const soon = setTimeout(
      () =>
        (isWanted ? loadPart(load) : load()).then(
          (loaded) => isOver || setPart(() => loaded),
          // It is tried again when it is wanted.
          () => {},
        ),
      isWanted ? 0 : SOON_MS,
    )
    return () => {
      isOver = true
      clearTimeout(soon)
    }
  }, [load, part, isWanted])
  return part
}
