import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useState } from 'react'
import { activeFilters } from '#domain/search/filters.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LateDrawer } from '../../lib/late-drawer.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

/** Counted on the button: what the sheet holds. */
const IN_SHEET = ['category', 'attributes', 'pieces', 'delivery', 'price', 'minRating', 'instantOnly']

/** The filters behind a button, where there is no room beside the results. */
export function FilterSheet({ className, ...panel }: FilterPanelProps & { className?: string }) {
  const t = useTranslate()
  const { answer } = panel
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const count = activeFilters(panel.search).filter((filter) => IN_SHEET.includes(filter)).length
  return (
    <>
      <Button
        variant="secondary"
        className={classNames('shrink-0 px-4', className)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {t('search.filter.open')}
        {count > 0 && (
          <span className="tabular grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1.5 text-xs text-on-accent">
            {count}
          </span>
        )}
      </Button>
      <LateDrawer
        open={open}
        onClose={close}
        title={t('search.filter.title')}
        footer={
          <Button wide onClick={close}>
            {t(answer.has_more ? 'search.filter.showMore' : 'search.filter.show', { count: answer.total })}
          </Button>
        }
      >
        <FilterPanel {...panel} />
      </LateDrawer>
    </>
  )
}
