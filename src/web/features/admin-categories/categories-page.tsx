import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { OfficeCategory } from '#contract/categories.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttributesDialog } from './attributes-dialog.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { type CategoryAction, CategoryRow } from './category-row.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import { useOfficeCategories } from './use-office-categories.ts'

type Open =
  | { kind: 'new'; parentId: string | null }
  | { kind: 'choose' }
  | { kind: CategoryAction; id: string }
  | undefined

/** `/admin/categories`: the tree of what can be rented, and what an admin does with it. */
export function CategoriesPage() {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, refetch } = useOfficeCategories()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const chosen = open && 'id' in open ? data?.find(({ id }) => id === open.id) : undefined
  const about = data && chosen ? { categories: data, category: chosen, onClose: close } : undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('categories.title')}</h1>
        {data && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen({ kind: 'choose' })}>
              {t('categories.choose-title')}
            </Button>
            <Button onClick={() => setOpen({ kind: 'new', parentId: null })}>
              <Plus aria-hidden size={18} />
              {t('categories.add')}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('categories.intro')}</p>
      {!data && error && (
        <ErrorState
          title={t('categories.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6">
          <Skeleton card className="h-96" />
        </Loading>
      )}
      {data && (
        <ul
          aria-label={t('categories.title')}
          className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
        >
          {data.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              name={category.names[language]}
              siblings={siblingsOf(data, category)}
              onOpen={(kind) => setOpen({ kind, id: category.id })}
              onAdd={() => setOpen({ kind: 'new', parentId: category.id })}
            />
          ))}
        </ul>
      )}
      {data && open?.kind === 'choose' && <ChooseDialog categories={data} onClose={close} />}
      {data && open?.kind === 'new' && (
        <CategoryDialog categories={data} parentId={open.parentId} onClose={close} />
      )}
      {about && open?.kind === 'edit' && (
        <CategoryDialog {...about} key={about.category.id} parentId={about.category.parentId} />
      )}
      {about && open?.kind === 'attributes' && <AttributesDialog {...about} />}
      {about && open?.kind === 'merge' && <MergeDialog {...about} />}
      {about && open?.kind === 'retire' && <RetireDialog {...about} />}
    </>
  )
}

const siblingsOf = (categories: OfficeCategory[], { parentId }: OfficeCategory): string[] =>
  categories.filter((one) => one.parentId === parentId).map(({ id }) => id)
