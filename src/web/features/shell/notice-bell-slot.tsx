import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { classNames } from '../../ui/class-names.ts'

const NoticeBell = lazyPart(async () => ({ default: (await import('./notice-bell.tsx')).NoticeBell }))

/** The bell in its place: it is for signed-in people, so that visitors do not load it. */
export function NoticeBellSlot({ className }: { className?: string }) {
  return (
    <Suspense fallback={<span className={classNames('size-11 shrink-0', className)} />}>
      <NoticeBell {...(className && { className })} />
    </Suspense>
  )
}
