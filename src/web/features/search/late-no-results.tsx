import type { ComponentProps } from 'react'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'

const NoResults = lazyPart(async () => ({ default: (await import('./no-results.tsx')).NoResults }))

/** What is shown where nothing was found, which most searches never need. */
export const LateNoResults = (props: ComponentProps<typeof NoResults>) => (
  <LatePart fallback={<div className="h-96" />}>
    <NoResults {...props} />
  </LatePart>
)
