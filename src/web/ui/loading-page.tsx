import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Loading } from './loading.tsx'

/** Skeletons that stand for a whole page, with the heading that its own will take the place of. */
export function LoadingPage(props: { label: string; children: ReactNode; className?: string }) {
  return (
    <>
      <UnseenTitle />
      <Loading {...props} />
    </>
  )
}

/** The title that the route has loaded, for screen readers. */
export function UnseenTitle() {
  const title = useMatches()
    .map(({ loaderData }) => (loaderData as { title?: unknown } | undefined)?.title)
    .findLast((each) => typeof each === 'string')
  return title && <h1 className="sr-only">{title}</h1>
}
