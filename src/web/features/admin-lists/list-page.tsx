import Download from 'lucide-react/icons/download'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { MAX_BULK } from '#contract/bulk.ts'
import { BulkBar } from '../../entities/bulk/bulk-bar.tsx'
import { useBulk } from '../../entities/bulk/use-bulk.ts'
import { useChosen } from '../../entities/bulk/use-chosen.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ColumnChoice } from './column-choice.tsx'
import type { List } from './list.ts'
import { type Criteria, readCriteria, writeCriteria } from './list-address.ts'
import { type Choices, ListFilterForm } from './list-filter-form.tsx'
import { SavedViews } from './saved-views.tsx'
import { useList, useListFile } from './use-list.ts'

interface ListPageProps<Row extends { id: string }> {
  list: List<Row>
  /** The names of the values of each filter that has some. */
  choices: Choices
  /** Beside the title. */
  action?: ReactNode
}

/** A list over all rows: filters, order and columns in the address, rows in a table, and the way to a file. */
export function ListPage<Row extends { id: string }>({ list, choices, action }: ListPageProps<Row>) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // A quick second press comes before the first one is drawn: it changes what was asked for, not what is still shown.
  const asked = useRef<URLSearchParams>(undefined)
  const shape = {
    filters: list.filters,
    sorts: Object.keys(list.sorts),
    columns: list.columns.map(({ id }) => id),
  }
  const criteria = readCriteria(search, shape)
  const open = (mine: URLSearchParams) => {
    asked.current = mine
    void Promise.resolve(navigate(`?${mine}`, { preventScrollReset: true })).finally(() => {
      if (asked.current === mine) asked.current = undefined
    })
  }
  const change = (part: Partial<Criteria>) => {
    const before = readCriteria(asked.current ?? new URLSearchParams(location.search), shape)
    open(writeCriteria({ ...before, ...part }, shape))
  }
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useList(
    list,
    criteria,
  )
  const file = useListFile(list, criteria)
  const rows = data?.pages.flat()
  const { bulk } = list
  const [chosen, setChosen] = useChosen(rows, (row) => bulk?.may(row) ?? false)
  const all = useBulk(bulk?.useCase ?? '', 'admin-list')
  const chooseNone = () => setChosen(new Set())
  const typed = [
    criteria.words,
    ...list.filters.filter(({ values }) => !values).map(({ name }) => criteria.filters[name]),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t(`office.${list.name}.title`)}</h1>
        {action}
      </div>
      <SavedViews
        list={list.name}
        query={writeCriteria(criteria, shape).toString()}
        readQuery={(query) =>
          writeCriteria(readCriteria(new URLSearchParams(query), shape), shape).toString()
        }
        onOpen={(query) => open(new URLSearchParams(query))}
      />
      <ListFilterForm
        // A choice leaves the form, and the focus in it, where it is.
        key={typed.join()}
        name={list.name}
        filters={list.filters}
        choices={choices}
        criteria={criteria}
        onChange={change}
      />
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular text-sm text-ink-soft">
          {rows && t(hasNextPage ? 'office.shown-more' : 'office.shown', { count: rows.length })}
        </p>
        <div className="flex flex-wrap gap-2">
          <ColumnChoice
            columns={list.columns}
            hidden={criteria.hidden}
            onChange={(hidden) => change({ hidden })}
          />
          <Button
            variant="secondary"
            size="small"
            busy={file.isPending}
            disabled={!rows?.length}
            onClick={() => file.mutate()}
          >
            <Download aria-hidden size={16} />
            {t('office.file')}
          </Button>
        </div>
      </div>
      {bulk && (
        <BulkBar chosen={chosen} answer={all.data} onNone={chooseNone}>
          <Button
            size="small"
            busy={all.isPending}
            onClick={() => all.mutate({ ids: [...chosen] }, { onSuccess: chooseNone })}
          >
            {bulk.label}
          </Button>
        </BulkBar>
      )}
      {!rows && error && (
        <ErrorState title={t('office.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!rows && !error && (
        <Loading label={t('ui.loading')}>
          <Skeleton card className="h-96" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden size={26} />}
          title={t('office.none')}
          text={t('office.none-text')}
        />
      )}
      {rows && rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <DataTable
            label={t(`office.${list.name}.title`)}
            columns={list.columns}
            rows={rows}
            hidden={criteria.hidden}
            sort={criteria.sort}
            onSort={(sort) => change({ sort })}
            to={list.to}
            choice={
              bulk && rows.some(bulk.may)
                ? {
                    chosen,
                    onChange: setChosen,
                    most: MAX_BULK,
                    may: bulk.may,
                    label: (row) => t('office.bulk.choose', { name: bulk.nameOf(row) }),
                    labelOfAll: t('office.bulk.choose-all'),
                  }
                : undefined
            }
          />
        </div>
      )}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  )
}
