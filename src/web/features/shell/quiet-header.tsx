import type { ComponentType } from 'react'
import { useMatches } from 'react-router'
import { Logo } from './logo.tsx'

/** The `handle` of a route without distractions: no search, no bars, no footer. */
export interface QuietHandle {
  /** The content of the header beside the brand. */
  quietHeader: ComponentType
}

/** The content that the page's route gives to a quiet header; undefined for pages with the whole frame. */
export function useQuietHeader(): ComponentType | undefined {
  const handles = useMatches().map(({ handle }) => handle as Partial<QuietHandle> | undefined)
  return handles.findLast((handle) => handle?.quietHeader)?.quietHeader
}

/** The brand, and the page's own content beside it. */
export function QuietHeader({ content: Content }: { content: ComponentType }) {
  return (
    <header className="sticky top-0 z-40 h-[var(--header-height)] border-b border-line bg-surface/92 backdrop-blur-md [@media(height<30rem)]:static">
      <div className="page flex h-full items-center gap-2 sm:gap-4">
        <Logo isShort />
        <Content />
      </div>
    </header>
  )
}
