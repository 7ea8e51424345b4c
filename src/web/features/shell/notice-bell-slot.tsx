import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const NoticeBell = lazyPart(async () => ({ default: (await import('./notice-bell.tsx')).NoticeBell }))

/** The bell in its place: it is for signed-in people, so that visitors do not load it. */
export function NoticeBellSlot() {
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <NoticeBell />
    </Suspense>
  )
}
