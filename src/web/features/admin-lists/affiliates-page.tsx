import { useMemo } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'
import { plainAmount } from './plain-amount.ts'

const STATES = ['active', 'blocked', 'open'] as const

interface AffiliateRow {
  id: string
  name: string
  email: string
  code: string
  people: number
  earned_cents: number
  reversed_cents: number
  paid_cents: number
  balance_cents: number
  is_blocked: boolean
  created_at: string
}

/** `/admin/affiliates`: everybody who brought people, with what that earned them. */
export function AffiliatesPage() {
  const t = useTranslate()
  const format = useFormat()
  const list = useMemo<List<AffiliateRow>>(() => {
    const money = (cents: number) => (cents === 0 ? '–' : format.money(cents))
    return {
      name: 'affiliates',
      filters: [{ name: 'state', values: STATES }],
      sorts: {
        created: ({ created_at }) => created_at,
        name: ({ name }) => name,
        earned: ({ earned_cents }) => earned_cents,
        balance: ({ balance_cents }) => balance_cents,
      },
      async load(page, { state = '' }) {
        const { rpc } = await supabase()
        return unwrap(await rpc('staff_affiliates', { ...page, state }))
      },
      to: ({ id }) => `/admin/affiliates/${id}`,
      columns: [
        {
          id: 'name',
          header: t('office.affiliates.person'),
          sort: 'name',
          cell: ({ name, is_blocked }) => (
            <>
              {name || t('admin.nameless')} {is_blocked && <Badge tone="bad">{t('admin.blocked')}</Badge>}
            </>
          ),
        },
        {
          id: 'email',
          header: t('office.email'),
          from: 'xl',
          cell: ({ email }) => <MailAddress address={email} />,
        },
        { id: 'code', header: t('office.affiliates.code'), from: 'md', cell: ({ code }) => code },
        {
          id: 'people',
          header: t('office.affiliates.people'),
          numeric: true,
          from: 'md',
          cell: ({ people }) => format.number(people),
        },
        {
          id: 'earned',
          header: t('office.affiliates.earned'),
          sort: 'earned',
          numeric: true,
          cell: ({ earned_cents }) => money(earned_cents),
        },
        {
          id: 'reversed',
          header: t('office.affiliates.reversed'),
          numeric: true,
          from: 'lg',
          cell: ({ reversed_cents }) => money(reversed_cents),
        },
        {
          id: 'paid',
          header: t('office.affiliates.paid'),
          numeric: true,
          from: 'lg',
          cell: ({ paid_cents }) => money(paid_cents),
        },
        {
          id: 'balance',
          header: t('office.affiliates.balance'),
          sort: 'balance',
          numeric: true,
          cell: ({ balance_cents }) => money(balance_cents),
        },
        {
          id: 'created',
          header: t('office.affiliates.since'),
          sort: 'created',
          from: 'md',
          isOneLine: true,
          cell: ({ created_at }) => format.date(created_at, 'date', viewerZone()),
        },
      ],
      cells: (row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        code: row.code,
        people: row.people,
        earned_eur: plainAmount(row.earned_cents),
        reversed_eur: plainAmount(row.reversed_cents),
        paid_eur: plainAmount(row.paid_cents),
        balance_eur: plainAmount(row.balance_cents),
        blocked: row.is_blocked ? 'yes' : 'no',
        since: row.created_at,
      }),
    }
  }, [t, format])
  const choices = { state: STATES.map((value) => ({ value, label: t(`office.affiliates.state.${value}`) })) }
  return <ListPage list={list} choices={choices} />
}
