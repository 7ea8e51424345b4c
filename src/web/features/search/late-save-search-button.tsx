import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { SaveSearchButton as Button } from './save-search-button.tsx'

const SaveSearchButton = lazyPart(async () => ({
  default: (await import('./save-search-button.tsx')).SaveSearchButton,
}))

/**
 * The button that saves a search. It needs the scripts anyway, so it comes after the page: the server draws pages
 * whole, without parts that follow.
 */
export function LateSaveSearchButton(props: ComponentProps<typeof Button>) {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return (
    isStarted && (
      <Suspense>
        <SaveSearchButton {...props} />
      </Suspense>
    )
  )
}
