import { useMemo } from 'react'
import { DUTIES } from '#domain/access/duties.ts'
import { isAdmin, ROLES, rolesOf } from '#domain/access/roles.ts'
import { KYC_STATUSES, kycStatusOf } from '#domain/kyc/level.ts'
import { usePersonTags } from '../../entities/person/use-person-tags.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'

interface PersonRow {
  id: string
  name: string
  email: string
  roles: string[]
  kyc_status: string
  kyc_level: number
  is_blocked: boolean
  city: string
  items: number
  last_sign_in_at: string | null
  created_at: string
  tags: string[]
}

const BLOCKED = ['yes', 'no'] as const

/** `/admin/users`: all people who have an account. */
export function PeoplePage() {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const tags = usePersonTags()
  const list = useMemo<List<PersonRow>>(() => {
    const day = (at: string) => format.date(at, 'date', viewerZone())
    return {
      name: 'people',
      filters: [
        { name: 'role', values: [...ROLES, ...DUTIES] },
        { name: 'identity', values: KYC_STATUSES },
        { name: 'blocked', values: BLOCKED },
        { name: 'tag', values: [...(tags?.keys() ?? [])] },
      ],
      sorts: { created: ({ created_at }) => created_at, name: ({ name }) => name },
      async load(page, { role = '', identity = '', blocked, tag = '' }) {
        const { rpc } = await supabase()
        return unwrap(
          await rpc('staff_people', {
            ...page,
            role,
            identity,
            blocked: blocked ? blocked === 'yes' : null,
            tag,
          }),
        )
      },
      to: ({ id }) => `/admin/users/${id}`,
      columns: [
        {
          id: 'name',
          header: t('office.name'),
          sort: 'name',
          cell: ({ name }) => name || t('admin.nameless'),
        },
        {
          id: 'email',
          header: t('office.email'),
          cell: ({ email, is_blocked }) => (
            <>
              <MailAddress address={email} /> {is_blocked && <Badge tone="bad">{t('admin.blocked')}</Badge>}
            </>
          ),
        },
        {
          id: 'roles',
          header: t('office.people.roles'),
          from: 'md',
          cell: ({ roles }) =>
            rolesOf(roles, 'user')
              .map((role) => t(`admin.role.${role}`))
              .join(', '),
        },
        {
          id: 'identity',
          header: t('office.people.identity'),
          from: 'lg',
          cell: ({ kyc_status, kyc_level }) =>
            `${t(`admin.kyc.${kycStatusOf(kyc_status)}`)} · ${format.number(kyc_level)}`,
        },
        {
          id: 'tags',
          header: t('office.people.tags'),
          from: 'lg',
          cell: ({ tags: given }) => given.join(', ') || '–',
        },
        { id: 'city', header: t('office.city'), from: 'lg', cell: ({ city }) => city || '–' },
        {
          id: 'items',
          header: t('office.items.title'),
          numeric: true,
          from: 'md',
          cell: ({ items }) => format.number(items),
        },
        {
          id: 'seen',
          header: t('office.people.seen'),
          from: 'xl',
          isOneLine: true,
          cell: ({ last_sign_in_at }) => (last_sign_in_at ? day(last_sign_in_at) : '–'),
        },
        {
          id: 'created',
          header: t('office.people.joined'),
          sort: 'created',
          from: 'md',
          isOneLine: true,
          cell: ({ created_at }) => day(created_at),
        },
      ],
      cells: (row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        roles: row.roles.join(' '),
        identity: row.kyc_status,
        level: row.kyc_level,
        blocked: row.is_blocked ? 'yes' : 'no',
        tags: row.tags.join(', '),
        city: row.city,
        items: row.items,
        last_sign_in: row.last_sign_in_at ?? '',
        joined: row.created_at,
      }),
    }
  }, [t, format, tags])
  const choices = {
    role: [
      ...ROLES.map((value) => ({ value, label: t(`admin.role.${value}`) })),
      ...DUTIES.map((value) => ({ value, label: t(`admin.duty.${value}`) })),
    ],
    identity: KYC_STATUSES.map((value) => ({ value, label: t(`admin.kyc.${value}`) })),
    blocked: BLOCKED.map((value) => ({ value, label: t(`office.${value}`) })),
    tag: [...(tags ?? [])].map(([value, label]) => ({ value, label })),
  }
  const roles = user && isAdmin(user.roles) && (
    <LinkButton to="/admin/roles" variant="secondary">
      {t('admin.roles.title')}
    </LinkButton>
  )
  return <ListPage list={list} choices={choices} action={roles} />
}
