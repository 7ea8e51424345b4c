import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import type { AboutCategory } from './merge-dialog.tsx'
import { useChangeCategories } from './use-office-categories.ts'

/** A category is to be retired, or brought back. */
export function RetireDialog({ category, onClose }: AboutCategory) {
  const t = useTranslate()
  const language = useLanguage()
  const { retire } = useChangeCategories()
  const isRetired = category.retiredAt === null
  const name = category.names[language]
  return (
    <ActionDialog
      title={t(isRetired ? 'categories.retire-title' : 'categories.reopen-title', { name })}
      action={t(isRetired ? 'categories.retire' : 'categories.reopen')}
      busy={retire.isPending}
      onAction={() =>
        retire.mutate(
          { id: category.id, isRetired },
          {
            onSuccess() {
              toast({
                title: t(isRetired ? 'categories.retire-done' : 'categories.reopen-done', { name }),
                tone: 'good',
              })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t(isRetired ? 'categories.retire-text' : 'categories.reopen-text', { count: category.items })}</p>
      {retire.error && (
        <p role="alert" className="mt-4 font-medium text-danger-ink">
          {errorMessage(retire.error, t)}
        </p>
      )}
    </ActionDialog>
  )
}
