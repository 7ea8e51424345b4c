import Megaphone from 'lucide-react/icons/megaphone'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Announcement } from '#contract/announcements.ts'
import { textOf } from '#domain/content/announcement.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { useAnnouncements, useSaveAnnouncement } from './use-announcements.ts'

/** `/admin/announcements`: what is announced, to whom and until when. */
export function AnnouncementsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useAnnouncements()
  const [open, setOpen] = useState<Announcement | 'new'>()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('texts.banner.title')}</h1>
        <Button size="small" onClick={() => setOpen('new')}>
          <Plus aria-hidden size={18} />
          {t('texts.banner.new')}
        </Button>
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('texts.banner.intro')}</p>
      {!data && error && (
        <ErrorState
          title={t('texts.banner.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6">
          <Skeleton card className="h-48" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<Megaphone aria-hidden size={26} />}
          title={t('texts.banner.empty')}
          text={t('texts.banner.empty-text')}
        />
      )}
      {data && data.length > 0 && (
        <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {data.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              onOpen={() => setOpen(announcement)}
            />
          ))}
        </ul>
      )}
      {open && (
        <AnnouncementDialog
          announcement={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function AnnouncementRow({ announcement, onOpen }: { announcement: Announcement; onOpen: () => void }) {
  const { audience, texts, startsAt, endsAt, by } = announcement
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const save = useSaveAnnouncement()
  const now = Date.now()
  const isOver = endsAt !== null && Date.parse(endsAt) <= now
  const isComing = Date.parse(startsAt) > now
  const date = (at: string) => format.date(at, 'full-date-time', viewerZone())
  const end = () =>
    save.mutate(
      { ...announcement, startsAt, endsAt: new Date().toISOString() },
      {
        onSuccess: () => void toast({ title: t('texts.banner.ended'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold break-words">{textOf(texts, language)[1].text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {isOver && <Badge>{t('texts.banner.over')}</Badge>}
          {!isOver && isComing && (
            <Badge tone="notice">{t('texts.banner.coming', { date: date(startsAt) })}</Badge>
          )}
          {!isOver && !isComing && <Badge tone="good">{t('texts.banner.shown')}</Badge>}
          <span>{t(`texts.banner.audience.${audience}`)}</span>
          {endsAt && <span>{t('texts.banner.until', { date: date(endsAt) })}</span>}
          {by && <span>{by}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onOpen}>
          {t('texts.banner.edit')}
        </Button>
        {!isOver && !isComing && (
          <Button variant="quiet" size="small" busy={save.isPending} onClick={end}>
            {t('texts.banner.end')}
          </Button>
        )}
      </div>
    </li>
  )
}
