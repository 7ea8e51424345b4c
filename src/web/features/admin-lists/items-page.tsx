import { useMemo } from 'react'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listing/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'
import { PersonCell } from './person-cell.tsx'
import { plainAmount } from './plain-amount.ts'
import { useCategoryNames } from './use-category-names.ts'

interface ItemRow {
  id: string
  title: string
  language: string
  status: string
  owner: string
  owner_email: string
  category_id: string | null
  city: string
  price_per_day_cents: number
  pictures: number
  booking_count: number
  created_at: string
  updated_at: string
}

const TONES: Record<ListingStatus, BadgeTone> = {
  draft: 'plain',
  pending_review: 'notice',
  published: 'good',
  paused: 'plain',
  removed: 'bad',
}
const LACKING = ['pictures', 'description'] as const
const FEATURED = ['yes'] as const

/** `/admin/items`: all items, in whatever state. */
export function ItemsPage() {
  const t = useTranslate()
  const format = useFormat()
  const categories = useCategoryNames()
  const list = useMemo<List<ItemRow>>(() => {
    const day = (at: string) => format.date(at, 'date', viewerZone())
    return {
      name: 'items',
      filters: [
        { name: 'status', values: LISTING_STATUSES },
        { name: 'category', values: [...(categories?.keys() ?? [])] },
        { name: 'lacking', values: LACKING },
        { name: 'featured', values: FEATURED },
      ],
      sorts: {
        created: ({ created_at }) => created_at,
        updated: ({ updated_at }) => updated_at,
        bookings: ({ booking_count }) => booking_count,
      },
      async load(page, { status, category, lacking, featured }) {
        const { rpc } = await supabase()
        const states = status ? [status] : []
        return unwrap(
          await rpc('staff_items', {
            ...page,
            states,
            category: category || null,
            lacking: lacking ?? '',
            featured: featured === 'yes',
          }),
        )
      },
      to: ({ id }) => `/admin/listings/${id}`,
      columns: [
        {
          id: 'title',
          header: t('office.item'),
          cell: ({ title, language }) => (
            <span lang={language} className="line-clamp-2 min-w-36">
              {title || t('office.untitled')}
            </span>
          ),
        },
        {
          id: 'status',
          header: t('office.status'),
          cell: ({ status }) => (
            <Badge tone={TONES[status as ListingStatus]}>
              {t(`lending.status.${status as ListingStatus}`)}
            </Badge>
          ),
        },
        {
          id: 'owner',
          header: t('office.lender'),
          from: 'md',
          cell: ({ owner, owner_email }) => <PersonCell name={owner} email={owner_email} />,
        },
        {
          id: 'category',
          header: t('office.items.category'),
          from: 'lg',
          cell: ({ category_id }) => (category_id && categories?.get(category_id)) || '–',
        },
        { id: 'city', header: t('office.city'), from: 'lg', cell: ({ city }) => city || '–' },
        {
          id: 'price',
          header: t('office.items.price'),
          numeric: true,
          from: 'md',
          cell: ({ price_per_day_cents }) => format.money(price_per_day_cents),
        },
        {
          id: 'pictures',
          header: t('office.items.pictures'),
          numeric: true,
          from: 'xl',
          cell: ({ pictures }) => format.number(pictures),
        },
        {
          id: 'bookings',
          header: t('office.items.bookings'),
          sort: 'bookings',
          numeric: true,
          cell: ({ booking_count }) => format.number(booking_count),
        },
        {
          id: 'created',
          header: t('office.created'),
          sort: 'created',
          from: 'xl',
          isOneLine: true,
          cell: ({ created_at }) => day(created_at),
        },
        {
          id: 'updated',
          header: t('office.changed'),
          sort: 'updated',
          from: 'xl',
          isOneLine: true,
          cell: ({ updated_at }) => day(updated_at),
        },
      ],
      cells: (row) => ({
        id: row.id,
        title: row.title,
        status: row.status,
        lender: row.owner,
        lender_email: row.owner_email,
        category: (row.category_id && categories?.get(row.category_id)) || '',
        city: row.city,
        price_per_day_eur: plainAmount(row.price_per_day_cents),
        pictures: row.pictures,
        bookings: row.booking_count,
        created: row.created_at,
        changed: row.updated_at,
      }),
    }
  }, [t, format, categories])
  const choices = {
    status: LISTING_STATUSES.map((value) => ({ value, label: t(`lending.status.${value}`) })),
    category: [...(categories ?? [])].map(([value, label]) => ({ value, label })),
    lacking: LACKING.map((value) => ({ value, label: t(`office.items.lacking.${value}`) })),
    featured: FEATURED.map((value) => ({ value, label: t(`office.items.featured.${value}`) })),
  }
  return <ListPage list={list} choices={choices} />
}
