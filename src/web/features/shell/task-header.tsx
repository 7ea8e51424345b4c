import type { ComponentType } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'

/** The task's own bar: on a phone in place of the site's header, on a desktop a line below it. */
export function TaskHeader({ content: Content }: { content: ComponentType }) {
  const t = useTranslate()
  return (
    <section
      aria-label={t('shell.task')}
      className="sticky top-0 z-40 border-b border-line bg-surface/92 backdrop-blur-md lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:backdrop-blur-none [@media(height<30rem)]:static"
    >
      <div className="page flex min-h-16 items-center gap-2 sm:gap-4">
        <Content />
      </div>
    </section>
  )
}
