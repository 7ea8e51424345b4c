import Trash from 'lucide-react/icons/trash'
import { type FormEvent, useId, useState } from 'react'
import type { OfficeList } from '#domain/access/office.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MAX_VIEW_NAME, useDeleteView, useSaveView, type View } from './use-views.ts'

interface ViewDialogProps {
  list: OfficeList
  /** What the list is asked for now. */
  query: string
  /** The view whose name is changed; else what is asked for becomes a new one. */
  view: View | undefined
  /** Who owns a view decides who sees it; an admin may rename and delete those of others. */
  isOwn: boolean
  onClose: () => void
}

/** Gives what a list is asked for a name, or changes or deletes a view. */
export function ViewDialog({ list, query, view, isOwn, onClose }: ViewDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const save = useSaveView(list, query, view)
  const remove = useDeleteView(list)

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ name, isShared }, { onSuccess: onClose })
  }

  return (
    <ActionDialog
      title={t(view ? 'office.views.edit-title' : 'office.views.save')}
      action={t('office.views.keep')}
      form={form}
      disabled={!name.trim()}
      busy={save.isPending || remove.isPending}
      onClose={onClose}
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {!view && <p>{t('office.views.text')}</p>}
        <TextField
          label={t('office.views.name')}
          required
          autoComplete="off"
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
          data-autofocus
        />
        {isOwn ? (
          <Checkbox
            label={t('office.views.share')}
            hint={t('office.views.share-hint')}
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
        ) : (
          <p className="text-ink-soft">{t('office.views.of', { name: view?.owner?.name ?? '' })}</p>
        )}
        {view && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            busy={remove.isPending}
            onClick={() => remove.mutate(view, { onSuccess: onClose })}
          >
            <Trash aria-hidden size={16} />
            {t('office.views.delete')}
          </Button>
        )}
      </form>
    </ActionDialog>
  )
}
