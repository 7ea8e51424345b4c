import UserSearch from 'lucide-react/icons/user-search'
import type { ReactNode } from 'react'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleBadge } from './role-badge.tsx'
import { PEOPLE_A_PAGE, type Person, type usePeople } from './use-people.ts'

interface PeopleListProps {
  people: ReturnType<typeof usePeople>
  page: number
  to: (page: number) => string
  /** The element at the end of a person's row. */
  end: (person: Person) => ReactNode
}

/** People with their roles: loading, failed, none, or a page of them. */
export function PeopleList({ people: { data, error, refetch }, page, to, end }: PeopleListProps) {
  const t = useTranslate()
  if (!data && error) return <ErrorState title={errorMessage(error, t)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
        <Skeleton card className="h-20" />
        <Skeleton card className="h-20" />
        <Skeleton card className="h-20" />
      </Loading>
    )
  if (data.people.length === 0)
    return (
      <EmptyState
        icon={<UserSearch aria-hidden size={26} />}
        title={t('admin.none')}
        text={t('admin.none-text')}
      />
    )
  return (
    <>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {data.people.map((person) => (
          <PersonRow key={person.id} person={person} end={end(person)} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pages={Math.ceil(data.total / PEOPLE_A_PAGE)} to={to} />
      </div>
    </>
  )
}

function PersonRow({ person, end }: { person: Person; end: ReactNode }) {
  const t = useTranslate()
  const { name, email, image, roles, duties, isBlocked } = person
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Avatar name={name || email} src={avatarAddress(image)} size={44} />
      <div className="min-w-0 grow basis-56">
        <p className="truncate font-semibold">
          <Link to={`/admin/users/${person.id}`} className="underline underline-offset-4">
            {name || t('admin.nameless')}
          </Link>
        </p>
        <p className="break-words text-sm text-ink-soft">{email}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
          {duties.map((duty) => (
            <Badge key={duty} tone="notice">
              {t(`admin.duty.${duty}`)}
            </Badge>
          ))}
          {isBlocked && <Badge tone="bad">{t('admin.blocked')}</Badge>}
        </p>
      </div>
      {end}
    </li>
  )
}
