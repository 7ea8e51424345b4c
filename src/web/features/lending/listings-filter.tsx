import { LISTING_FILTERS, LISTING_SORTS } from '#contract/my-listings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { useListingCriteria } from './use-listing-criteria.ts'

type Props = Omit<ReturnType<typeof useListingCriteria>, 'reset'>

/** Narrows one's listings down by title and state, and orders them; the address follows. */
export function ListingsFilter({ criteria: { state, sort }, typed, setTyped, change }: Props) {
  const t = useTranslate()
  return (
    <search className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-[1fr_12rem_14rem]">
      <TextField
        type="search"
        label={t('lending.list.search')}
        className="max-md:col-span-2"
        value={typed}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={t('lending.list.filter-state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('lending.list.all') },
          ...LISTING_FILTERS.map((status) => ({ value: status, label: t(`lending.status.${status}`) })),
        ]}
        onChange={({ target }) => change('state', target.value)}
      />
      <Select
        label={t('lending.list.sort')}
        value={sort}
        options={LISTING_SORTS.map((value) => ({ value, label: t(`lending.list.sort-${value}`) }))}
        onChange={({ target }) => change('sort', target.value)}
      />
    </search>
  )
}
