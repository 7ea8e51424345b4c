import Clock from 'lucide-react/icons/clock'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clearRecentSearches, forgetSearch } from './recent-searches.ts'
import { popularCategories, type Suggestion } from './suggestions.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestedCategories } from './use-suggestions.ts'

/** Before the first letter: the searches made on this device, which can be taken away, and what there is most of. */
export function FirstSuggestions({ onChoose }: { onChoose: (suggestion: Suggestion) => void }) {
  const t = useTranslate()
  const recent = useRecentSearches()
  const { data, isPending } = useSuggestedCategories()
  return (
    <>
      {recent.length > 0 && (
        <Part
          title={t('shell.suggest.recents')}
          end={
            <Button variant="quiet" size="small" onClick={clearRecentSearches}>
              {t('shell.suggest.forget-all')}
            </Button>
          }
        >
          {recent.map((label) => (
            <Row
              key={label}
              icon={<Clock aria-hidden size={18} />}
              label={label}
              onPress={() => onChoose({ kind: 'recent', label })}
              end={
                <IconButton
                  label={`${t('ui.remove')}: ${label}`}
                  icon={<X aria-hidden size={18} className="text-ink-faint" />}
                  onClick={() => forgetSearch(label)}
                />
              }
            />
          ))}
        </Part>
      )}
      {isPending ? (
        <Loading label={t('ui.loading')} className="space-y-6 px-3 py-4">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-5 w-3/5" />
          ))}
        </Loading>
      ) : (
        data &&
        data.length > 0 && (
          <Part title={t('shell.suggest.popular')}>
            {popularCategories(data).map((category) => (
              <Row
                key={category.path}
                icon={<LayoutGrid aria-hidden size={18} />}
                label={category.label}
                onPress={() => onChoose(category)}
              />
            ))}
          </Part>
        )
      )}
    </>
  )
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-3">
      <div className="flex min-h-11 items-center justify-between gap-3 ps-3">
        <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
          {title}
        </h2>
        {end}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface RowProps {
  icon: ReactNode
  label: string
  onPress: () => void
  end?: ReactNode
}

function Row({ icon, label, onPress, end }: RowProps) {
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-control px-3 text-start hover:bg-sunken"
      >
        <span className="shrink-0 text-ink-faint">{icon}</span>
        <span className="min-w-0 truncate">{label}</span>
      </button>
      {end}
    </li>
  )
}
