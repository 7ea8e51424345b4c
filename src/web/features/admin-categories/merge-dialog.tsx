import { useState } from 'react'
import type { OfficeCategory } from '#contract/categories.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { useChangeCategories } from './use-office-categories.ts'

export interface AboutCategory {
  categories: OfficeCategory[]
  category: OfficeCategory
  onClose: () => void
}

/** A category is to be merged into another; says what goes along before it is done. */
export function MergeDialog({ categories, category, onClose }: AboutCategory) {
  const t = useTranslate()
  const language = useLanguage()
  const { merge } = useChangeCategories()
  const [intoId, setIntoId] = useState('')
  const [isTried, setTried] = useState(false)
  const inIt = categories.filter(({ parentId }) => parentId === category.id)
  const targets = categories.filter(
    ({ id, parentId, retiredAt }) =>
      id !== category.id && retiredAt === null && (inIt.length === 0 || parentId === null),
  )
  const name = category.names[language]

  function submit() {
    setTried(true)
    if (intoId === '') return
    merge.mutate(
      { id: category.id, intoId },
      {
        onSuccess({ moved }) {
          toast({ title: t('categories.merged', { count: moved, name }), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      title={t('categories.merge-title', { name })}
      action={t('categories.merge-action')}
      danger
      busy={merge.isPending}
      onAction={submit}
      onClose={onClose}
    >
      <Select
        label={t('categories.merge-into')}
        value={intoId}
        onChange={(event) => setIntoId(event.target.value)}
        options={[
          { value: '', label: t('categories.choose') },
          ...targets.map(({ id, names, parentId }) => ({
            value: id,
            label: `${parentId === null ? '' : '— '}${names[language]}`,
          })),
        ]}
        error={isTried && intoId === '' ? t('categories.fault.choose') : undefined}
      />
      <p className="mt-4">{t('categories.merge-text', { count: category.items })}</p>
      {inIt.length > 0 && (
        <p className="mt-2">
          {t('categories.merge-inner', { names: inIt.map(({ names }) => names[language]).join(', ') })}
        </p>
      )}
      <p className="mt-2 text-ink-soft">{t('categories.merge-address', { slug: category.slug })}</p>
      {merge.error && (
        <p role="alert" className="mt-4 font-medium text-danger-ink">
          {errorMessage(merge.error, t)}
        </p>
      )}
    </ActionDialog>
  )
}
