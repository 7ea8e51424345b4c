import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { endView, viewedPerson } from './end-view.ts'

/** Says above every page that an admin sees it as a person does, until when, and ends it by one press. */
export function ViewBanner() {
  const t = useTranslate()
  const format = useFormat()
  const [viewed] = useState(viewedPerson)
  const [busy, setBusy] = useState(false)
  const endsAt = viewed?.endsAt
  useEffect(() => {
    if (!endsAt) return
    const timer = setTimeout(() => void endView(), Math.max(0, Date.parse(endsAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  if (!viewed) return null
  return (
    <>
      <div aria-hidden className="h-24 sm:h-16" />
      <aside
        aria-label={t('shell.view.label')}
        className="fixed inset-x-0 bottom-[var(--bottom-bar-height)] z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-notice px-4 py-2 text-sm text-on-notice"
      >
        <p>
          <strong className="font-semibold">
            {t('shell.view.banner', { name: viewed.name || t('shell.view.nameless') })}
          </strong>{' '}
          {t('shell.view.until', { time: format.date(viewed.endsAt, 'time', viewerZone()) })}
        </p>
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          onClick={() => {
            setBusy(true)
            void endView()
          }}
        >
          {t('shell.view.end')}
        </Button>
      </aside>
    </>
  )
}
