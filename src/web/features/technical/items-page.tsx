import { Form } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { currencySign } from '../../lib/currency-sign.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ITEMS_A_PAGE, type ItemsQuery, itemsPath, MAX_PAGE, orderOf } from './items-query.ts'
import { ItemsTable } from './items-table.tsx'
import type { ItemsAnswer } from './list-items.ts'

interface ItemsPageProps {
  query: ItemsQuery
  answer: ItemsAnswer
}

/**
 * The items as the data API gives them to any caller, with the request that asks for them, for developers who build
 * on it.
 */
export function ItemsPage({ query, answer }: ItemsPageProps) {
  const t = useTranslate()
  const { rows, total, error } = answer
  return (
    <div className="page py-10">
      <h1 className="text-2xl md:text-3xl">{t('content.technical.items')}</h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">{t('content.technical.items-text')}</p>
      <Filter query={query} />
      <SentRequest answer={answer} />
      {error ? (
        <Notice tone="bad" title={t('content.technical.refused')}>
          <code className="text-sm break-words">{`${error.code} ${error.message}`}</code>
        </Notice>
      ) : rows.length === 0 ? (
        <p className="py-8">{t('content.technical.no-rows')}</p>
      ) : (
        <ItemsTable query={query} rows={rows} />
      )}
      <div className="mt-8">
        <Pagination
          page={query.page}
          pages={Math.min(Math.ceil(total / ITEMS_A_PAGE), MAX_PAGE)}
          to={(page) => itemsPath(query, { page })}
        />
      </div>
    </div>
  )
}

/** A plain form: it works before the page's scripts have started, too. */
function Filter({ query }: { query: ItemsQuery }) {
  const t = useTranslate()
  return (
    <Form
      // Another address shows what it asks for.
      key={itemsPath(query, {})}
      action="/supabase-items"
      preventScrollReset
      className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_12rem_auto]"
    >
      <input type="hidden" name="order" value={orderOf(query)} />
      <TextField
        label={t('content.technical.filter-title')}
        name="title"
        defaultValue={query.title}
        maxLength={80}
      />
      <TextField label={t('content.technical.city')} name="city" defaultValue={query.city} maxLength={80} />
      <TextField
        label={t('content.technical.filter-price')}
        name="max_price"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={7}
        defaultValue={query.maxPrice ?? ''}
        end={<span className="pe-2.5">{currencySign(t.language)}</span>}
      />
      <div className="flex gap-2">
        <Button type="submit">{t('content.technical.filter')}</Button>
        <LinkButton to="/supabase-items" variant="quiet">
          {t('content.technical.clear')}
        </LinkButton>
      </div>
    </Form>
  )
}

function SentRequest({ answer: { request, rows, total } }: { answer: ItemsAnswer }) {
  const t = useTranslate()
  const format = useFormat()
  const { method, address, status, milliseconds } = request
  return (
    <div className="my-6">
      <code className="block rounded-card bg-sunken p-4 text-sm break-all">{`${method} ${address}`}</code>
      <p role="status" className="tabular mt-2 text-sm text-ink-soft">
        {t('content.technical.answer', {
          status,
          time: format.number(milliseconds, { maximumFractionDigits: 1 }),
          rows: rows.length,
          total: format.number(total),
        })}
      </p>
    </div>
  )
}
