import { useId, useState } from 'react'
import type { OfficeCategory } from '#contract/categories.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { changesTo, toggleCategory } from './choose-categories.ts'
import { useChangeCategories } from './use-office-categories.ts'

interface ChooseDialogProps {
  categories: OfficeCategory[]
  onClose: () => void
}

/** Which of all categories take listings, chosen at once; the others are retired. */
export function ChooseDialog({ categories, onClose }: ChooseDialogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const hint = useId()
  const { retire } = useChangeCategories()
  const [chosen, setChosen] = useState(() =>
    categories.filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id),
  )
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const changes = changesTo(categories, chosen)

  async function save() {
    setTried(true)
    if (chosen.length === 0) return
    setBusy(true)
    try {
      // One after the other: each locks the tree, and has its own line in the audit log.
      for (const change of changes) await retire.mutateAsync(change)
      toast({ title: t('categories.choose-done', { count: chosen.length }), tone: 'good' })
      onClose()
    } catch {
      // It is said below; what was changed before stays.
    }
    setBusy(false)
  }

  return (
    <ActionDialog
      title={t('categories.choose-title')}
      action={t('categories.save')}
      busy={isBusy}
      onAction={() => void save()}
      onClose={onClose}
    >
      <p id={hint} className="text-ink-soft">
        {t('categories.choose-text')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={() => setChosen(categories.map(({ id }) => id))}>
          {t('categories.choose-all')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setChosen([])}>
          {t('categories.choose-none')}
        </Button>
        <span role="status" className="tabular text-sm text-ink-soft">
          {t('categories.chosen', { count: chosen.length, categories: categories.length })}
        </span>
      </div>
      <p role="alert" className="mt-3 font-medium text-danger-ink empty:hidden">
        {retire.error
          ? errorMessage(retire.error, t)
          : isTried && chosen.length === 0 && t('errors.LAST_CATEGORY')}
      </p>
      <fieldset aria-describedby={hint} className="mt-2">
        <legend className="sr-only">{t('categories.title')}</legend>
        {categories.map(({ id, parentId, names }) => (
          <div key={id} className={parentId === null ? undefined : 'ps-7'}>
            <Checkbox
              label={names[language]}
              checked={chosen.includes(id)}
              onChange={() => setChosen((before) => toggleCategory(categories, before, id))}
            />
          </div>
        ))}
      </fieldset>
    </ActionDialog>
  )
}
