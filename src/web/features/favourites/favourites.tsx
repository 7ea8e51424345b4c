import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useFavourites } from './use-favourites.ts'

type SetMark = (itemId: string, isMarked: boolean) => void

const FavouritesContext = createContext<ReturnType<typeof createMarks> | null>(null)

/** Stands once around all hearts of a page: knows what is marked, so that each heart is no more than a button. */
export function Favourites({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { isSignedIn, ids, mark } = useFavourites()
  // Always the same: with a new value React would draw anew each part of the page whose code is still on its way.
  const [marks] = useState(createMarks)

  const set = useCallback<SetMark>(
    (itemId, isMarked) => {
      if (isSignedIn) return mark({ itemId, isMarked })
      rememberRedirect(window.location.pathname + window.location.search)
      navigate('/login')
    },
    [isSignedIn, mark, navigate],
  )
  useEffect(() => marks.show(ids, set), [marks, ids, set])
  return <FavouritesContext value={marks}>{children}</FavouritesContext>
}

/** What is selected of the marked items, which are undefined until they are known. */
export function useMarked<Part>(select: (ids: string[] | undefined) => Part): Part {
  const marks = useMarks()
  return useSyncExternalStore(
    marks.listen,
    () => select(marks.ids()),
    () => select(undefined),
  )
}

/** What marks an item or takes its mark away. */
export const useSetMark = (): SetMark => useMarks().set

function useMarks() {
  const marks = use(FavouritesContext)
  if (!marks) throw new Error('A heart needs Favourites around it')
  return marks
}

function createMarks() {
  let marked: string[] | undefined
  let setMark: SetMark | undefined
  const listeners = new Set<() => void>()
  return {
    ids: () => marked,
    set: (itemId: string, isMarked: boolean) => setMark?.(itemId, isMarked),
    show(ids: string[] | undefined, set: SetMark) {
      marked = ids
      setMark = set
      for (const tell of listeners) tell()
    },
    listen(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
