import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { ATTRIBUTE_LIMITS } from '#domain/category/attributes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { type AttributeDraft, draftOfAttribute, inputOf, isWhole, newAttribute } from './attribute-draft.ts'
import { AttributeEditor } from './attribute-editor.tsx'
import type { AboutCategory } from './merge-dialog.tsx'
import { useChangeCategories } from './use-office-categories.ts'

/** What lenders are asked about the items of a category, in its order. */
export function AttributesDialog({ categories, category, onClose }: AboutCategory) {
  const t = useTranslate()
  const language = useLanguage()
  const form = useId()
  const { changeAttributes } = useChangeCategories()
  const [drafts, setDrafts] = useState(() => category.attributes.map(draftOfAttribute))
  const [openId, setOpenId] = useState<string>()
  const [isTried, setTried] = useState(false)
  const name = category.names[language]
  const inherited = categories
    .find(({ id }) => id === category.parentId)
    ?.attributes.filter(({ isRetired }) => !isRetired)
  const isFull = drafts.filter(({ isRetired }) => !isRetired).length >= ATTRIBUTE_LIMITS.perCategory

  const change = (id: string, news: Partial<AttributeDraft>) =>
    setDrafts((known) => known.map((one) => (one.id === id ? { ...one, ...news } : one)))
  const move = (at: number, by: 1 | -1) =>
    setDrafts((known) => known.with(at, known[at + by]!).with(at + by, known[at]!))

  function add() {
    const fresh = newAttribute()
    setDrafts((known) => [...known, fresh])
    setOpenId(fresh.id)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const unfinished = drafts.find((one) => !isWhole(one))
    if (unfinished) {
      setOpenId(unfinished.id)
      const { currentTarget } = event
      requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    changeAttributes.mutate(
      { id: category.id, version: category.version, attributes: drafts.map(inputOf) },
      {
        onSuccess() {
          toast({ title: t('categories.attributes-saved', { name }), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      size="large"
      title={t('categories.attributes-of', { name })}
      action={t('categories.save')}
      form={form}
      busy={changeAttributes.isPending}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-soft">{t('categories.attributes-intro')}</p>
        {inherited && inherited.length > 0 && (
          <p>
            {t('categories.attributes-inherited', {
              names: inherited.map(({ names }) => names[language]).join(', '),
            })}
          </p>
        )}
        {drafts.length === 0 && <p className="font-semibold">{t('categories.attributes-none')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {drafts.map((draft, at) => (
            <li key={draft.id} className="rounded-card border border-line">
              <AttributeEditor
                draft={draft}
                isOpen={draft.id === openId}
                isTried={isTried}
                onToggle={() => setOpenId(draft.id === openId ? undefined : draft.id)}
                change={(news) => change(draft.id, news)}
                onUp={at > 0 ? () => move(at, -1) : undefined}
                onDown={at < drafts.length - 1 ? () => move(at, 1) : undefined}
                onDrop={() => setDrafts((known) => known.filter((one) => one.id !== draft.id))}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="secondary" disabled={isFull} onClick={add}>
            <Plus aria-hidden size={18} />
            {t('categories.attribute-add')}
          </Button>
        </div>
        {changeAttributes.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(changeAttributes.error, t)}
          </p>
        )}
      </form>
    </ActionDialog>
  )
}
