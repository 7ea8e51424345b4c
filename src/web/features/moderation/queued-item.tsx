import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Image } from '../../ui/image.tsx'

interface QueuedItemProps {
  item: { title: string; language: string; images: { path: string | null; thumbhash: string | null }[] }
  /** Since when it waits, ISO 8601. */
  since: string | undefined
  children: ReactNode
}

/** A listing in a queue: its first picture, its title, what it waits for, and since when. */
export function QueuedItem({ item: { title, language, images }, since, children }: QueuedItemProps) {
  const t = useTranslate()
  const format = useFormat()
  const [cover] = images
  return (
    <>
      <Image
        path={cover?.path ?? undefined}
        alt=""
        thumbHash={cover?.thumbhash}
        sizes="96px"
        className="w-24 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow">
        <span lang={language} className="line-clamp-2 font-semibold break-words">
          {title}
        </span>
        {children}
        {since && (
          <span className="tabular block text-sm text-ink-soft">
            {t('moderation.since', { date: format.date(since, 'date-time', viewerZone()) })}
          </span>
        )}
      </span>
    </>
  )
}
