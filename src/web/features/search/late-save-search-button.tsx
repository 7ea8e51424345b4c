import type { ComponentProps } from 'react'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { SaveSearchButton as Button } from './save-search-button.tsx'

const SaveSearchButton = lazyPart(async () => ({
  default: (await import('./save-search-button.tsx')).SaveSearchButton,
}))

/** The button that saves a search; its code comes after that of the page, because few visitors press it. */
export function LateSaveSearchButton(props: ComponentProps<typeof Button>) {
  return (
    <LatePart fallback={null}>
      <SaveSearchButton {...props} />
    </LatePart>
  )
}
