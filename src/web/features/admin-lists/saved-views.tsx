import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Pencil from 'lucide-react/icons/pencil'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import type { OfficeList } from '#domain/access/office.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MAX_VIEW_QUERY, useViews, type View } from './use-views.ts'
import { ViewDialog } from './view-dialog.tsx'

interface SavedViewsProps {
  list: OfficeList
  /** What the list is asked for now, and what a kept address asks it for today. */
  query: string
  readQuery: (query: string) => string
  onOpen: (query: string) => void
}

/** The views of a list as chips: a press opens one, another leads back to the whole list. */
export function SavedViews({ list, query, readQuery, onOpen }: SavedViewsProps) {
  const t = useTranslate()
  const user = useUser()
  const { data: views = [], isError, refetch } = useViews(list)
  const [dialog, setDialog] = useState<{ view?: View }>()
  if (!user) return null

  const isOwn = (view?: View) => !view || view.owner_id === user.id
  const same = views.filter((view) => readQuery(view.query) === query)
  const current = same.find(isOwn) ?? same[0]
  const mayChange = current && (isOwn(current) || isAdmin(user.roles))
  const save = () =>
    query.length > MAX_VIEW_QUERY
      ? void toast({ title: t('office.views.too-long'), tone: 'bad' })
      : setDialog({})

  return (
    <section aria-label={t('office.views')} className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
      {isError && (
        <>
          <p className="text-sm text-ink-soft">{t('office.views.failed')}</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </>
      )}
      {views.map((view) => (
        <Chip
          key={view.id}
          pressed={view === current}
          icon={view.is_shared && <Users aria-hidden size={16} className="shrink-0" />}
          onPress={() => onOpen(view === current ? '' : view.query)}
        >
          <span className="max-w-60 truncate">{view.name}</span>
          {!isOwn(view) && (
            <VisuallyHidden>{t('office.views.of', { name: view.owner?.name ?? '' })}</VisuallyHidden>
          )}
        </Chip>
      ))}
      {mayChange && (
        <Button variant="quiet" size="small" onClick={() => setDialog({ view: current })}>
          <Pencil aria-hidden size={16} />
          {t('office.views.edit-title')}
        </Button>
      )}
      {!current && query !== '' && (
        <Button variant="quiet" size="small" onClick={save}>
          <BookmarkPlus aria-hidden size={16} />
          {t('office.views.save')}
        </Button>
      )}
      {dialog && (
        <ViewDialog
          list={list}
          query={query}
          view={dialog.view}
          isOwn={isOwn(dialog.view)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}
