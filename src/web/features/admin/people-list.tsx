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
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleBadge } from './role-badge.tsx'
import type { Person, usePeople } from './use-people.ts'

interface PeopleListProps {
  people: ReturnType<typeof usePeople>
  /** The element at the end of a person's row. */
  end: (person: Person) => ReactNode
}

/** People with their roles: loading, failed, none, or some of them and the way to more. */
export function PeopleList({ people, end }: PeopleListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = people
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
  const shown = data.pages.flat()
  if (shown.length === 0)
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
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} end={end(person)} />
        ))}
      </ul>
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
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
