import { type FormEvent, useId, useState } from 'react'
import type { OfficeCategory } from '#contract/categories.ts'
import { CHECKS } from '#domain/booking/checklist.ts'
import { inOrder } from '#domain/category/category.ts'
import { categoryFee, MAX_FEE_PERCENT } from '#domain/category/category-fee.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { PercentField } from '../../lib/percent-field.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { draftOf, newDraft, unnamedLanguages } from './category-draft.ts'
import { IconChoice } from './icon-choice.tsx'
import { NameFields } from './name-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { type CategoryDraft, useChangeCategories } from './use-office-categories.ts'

interface CategoryDialogProps {
  categories: OfficeCategory[]
  /** None for a new one. */
  category?: OfficeCategory
  parentId: string | null
  onClose: () => void
}

/** Everything of a category in one form. */
export function CategoryDialog({ categories, category, parentId, onClose }: CategoryDialogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const form = useId()
  const [draft, setDraft] = useState<CategoryDraft>(() => (category ? draftOf(category) : newDraft(parentId)))
  const [isTried, setTried] = useState(false)
  const { save } = useChangeCategories()
  const change = (news: Partial<CategoryDraft>) => setDraft((known) => ({ ...known, ...news }))
  const hasOthers = categories.some((one) => one.parentId === draft.id)
  const isWrongDeposit = Number.isNaN(draft.suggestedDepositCents)
  const isWrongFee = draft.feePercent !== null && !(draft.feePercent <= MAX_FEE_PERCENT)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (unnamedLanguages(draft).length > 0 || isWrongDeposit || isWrongFee) {
      const { currentTarget } = event
      requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    save.mutate(draft, {
      onSuccess() {
        toast({ title: t('categories.saved', { name: draft.names[language] }), tone: 'good' })
        onClose()
      },
    })
  }

  return (
    <ActionDialog
      size="large"
      title={category ? t('categories.edit', { name: category.names[language] }) : t('categories.add')}
      action={t('categories.save')}
      form={form}
      busy={save.isPending}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-7">
        <NameFields draft={draft} change={change} isTried={isTried} />
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:items-end">
          <Select
            label={t('categories.parent')}
            hint={hasOthers ? t('categories.parent-fixed') : undefined}
            disabled={hasOthers}
            value={draft.parentId ?? ''}
            onChange={(event) => change({ parentId: event.target.value || null })}
            options={[
              { value: '', label: t('categories.top') },
              ...categories
                .filter((one) => one.parentId === null && one.id !== draft.id)
                .map(({ id, names }) => ({ value: id, label: names[language] })),
            ]}
          />
          <AmountField
            label={t('categories.deposit')}
            hint={t('categories.deposit-hint')}
            optional
            cents={draft.suggestedDepositCents}
            onChange={(cents) => change({ suggestedDepositCents: cents })}
            error={isTried && isWrongDeposit ? t('categories.fault.amount') : undefined}
          />
          <PercentField
            label={t('categories.fee')}
            hint={t('categories.fee-hint', {
              percent: categoryFee(null, categories.find(({ id }) => id === draft.parentId)?.feePercent),
            })}
            optional
            decimals={1}
            percent={draft.feePercent}
            onChange={(feePercent) => change({ feePercent })}
            error={isTried && isWrongFee ? t('categories.fault.fee') : undefined}
          />
        </div>
        <IconChoice value={draft.icon} onChange={(icon) => change({ icon })} />
        <PictureField path={draft.imagePath} onChange={(imagePath) => change({ imagePath })} />
        <fieldset>
          <legend className="font-semibold">{t('categories.checklist')}</legend>
          <p className="text-sm text-ink-soft">{t('categories.checklist-hint')}</p>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {CHECKS.map((check) => (
              <Checkbox
                key={check}
                label={t(`handover.check.${check}`)}
                checked={draft.checklist.includes(check)}
                onChange={(event) =>
                  change({
                    checklist: event.target.checked
                      ? inOrder([...draft.checklist, check])
                      : draft.checklist.filter((one) => one !== check),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={t('categories.transport')}
          hint={t('categories.transport-hint')}
          checked={draft.isTransport}
          onChange={(event) => change({ isTransport: event.target.checked })}
        />
        {save.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(save.error, t)}
          </p>
        )}
      </form>
    </ActionDialog>
  )
}
