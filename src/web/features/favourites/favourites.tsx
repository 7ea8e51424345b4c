import { createContext, type ReactNode, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useFavourites } from './use-favourites.ts'

interface Marks {
  /** The marked items; undefined until they are known. */
  ids: string[] | undefined
  /** Marks an item or takes its mark away. */
  set: (itemId: string, isMarked: boolean) => void
}

export const FavouritesContext = createContext<Marks | null>(null)

/** Stands once around all hearts of a page: knows what is marked, so that each heart is no more than a button. */
export function Favourites({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { isSignedIn, ids, mark } = useFavourites()

  const set = useCallback(
    (itemId: string, isMarked: boolean) => {
      if (isSignedIn) return mark({ itemId, isMarked })
      rememberRedirect(window.location.pathname + window.location.search)
      navigate('/login')
    },
    [isSignedIn, mark, navigate],
  )
  const marks = useMemo(() => ({ ids, set }), [ids, set])
  return <FavouritesContext value={marks}>{children}</FavouritesContext>
}
