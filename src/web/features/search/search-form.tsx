import SearchIcon from 'lucide-react/icons/search'
import { useState } from 'react'
import { Form } from 'react-router'
import { DEFAULT_SEARCH, type Place } from '#domain/search/search.ts'
import { searchQuery } from '#domain/search/search-query.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { SearchField } from '../../entities/suggestion/search-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { WhenButton } from './when-button.tsx'
import { WhereButton } from './where-button.tsx'

/** One large form for what, where and when: every rental starts here. */
export function SearchForm({ place: given }: { place?: Place | undefined }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<{ place: Place | undefined }>()
  const [words, setWords] = useState('')
  const [period, setPeriod] = useState<WantedPeriod>()
  const place = chosen ? chosen.place : given
  return (
    <Form
      action="/search"
      role="search"
      aria-label={t('search.form.label')}
      className="grid grid-cols-[1fr_1fr_auto] gap-1.5 rounded-sheet border border-line bg-raised p-2 shadow-float md:grid-cols-[1.3fr_1fr_1fr_auto] md:items-center md:gap-1 md:rounded-pill"
    >
      <div className="relative max-md:col-span-full">
        <SearchField
          words={words}
          onWords={setWords}
          placeholder={t('search.form.what-placeholder')}
          className="w-full bg-transparent text-ellipsis outline-none placeholder:text-ink-faint"
          wrap={(field) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the field is its control
            <label className="flex min-h-14 cursor-text flex-col justify-center rounded-pill px-4 transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:bg-sunken md:min-h-16 md:px-5">
              <span className="text-xs font-semibold">{t('search.form.what')}</span>
              {field}
            </label>
          )}
        />
      </div>
      <div className="min-w-0 border-line max-md:rounded-pill max-md:bg-sunken md:border-s md:ps-1">
        <WhereButton look="field" place={place} onChoose={(next) => setChosen({ place: next })} />
      </div>
      <div className="min-w-0 border-line max-md:rounded-pill max-md:bg-sunken md:border-s md:ps-1">
        <WhenButton look="field" period={period} onChoose={setPeriod} />
      </div>
      {[...searchQuery({ ...DEFAULT_SEARCH, place, period })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="large"
        className="max-lg:px-0 max-md:size-14 md:aspect-square lg:aspect-auto lg:px-7"
      >
        <SearchIcon aria-hidden size={20} />
        <span className="sr-only lg:not-sr-only">{t('search.form.submit')}</span>
      </Button>
    </Form>
  )
}
