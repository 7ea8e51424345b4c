import type { ComponentType } from 'react'

/** The task's own bar: on a phone in place of the site's header, on a desktop a line below it. */
export function TaskHeader({ content: Content }: { content: ComponentType }) {
  return (
    <div className="sticky top-0 z-40 border-b border-line bg-surface/92 backdrop-blur-md lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:backdrop-blur-none [@media(height<30rem)]:static">
      <div className="page flex min-h-16 items-center gap-2 sm:gap-4">
        <Content />
      </div>
    </div>
  )
}
