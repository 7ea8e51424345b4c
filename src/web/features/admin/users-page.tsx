import { isAdmin } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleSearch } from './people-search.tsx'
import { type Person, usePeople } from './use-people.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** `/admin/users`: all people who have an account. */
export function UsersPage() {
  const t = useTranslate()
  const { words, page, to } = usePeopleSearch()
  const people = usePeople({ words, page })
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.users.title')}</h1>
      <p role="status" className="tabular mt-2 text-ink-soft">
        {people.data && t('admin.users.count', { count: people.data.total })}
      </p>
      <PeopleSearch words={words} />
      <PeopleList people={people} page={page} to={to} end={(person) => <Facts person={person} />} />
    </>
  )
}

function Facts({ person: { name, email, kycStatus, createdAt } }: { person: Person }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  return (
    <>
      <div className="text-sm text-ink-soft sm:text-end">
        <p>{t('admin.users.joined', { date: format.date(createdAt, 'date', 'UTC') })}</p>
        <p>{t('admin.users.identity', { status: t(`admin.kyc.${kycStatus}`) })}</p>
      </div>
      {user && isAdmin(user.roles) && (
        <LinkButton
          to={`/admin/roles?q=${encodeURIComponent(email)}`}
          variant="secondary"
          aria-label={t('admin.roles.change-of', { name: name || email })}
        >
          {t('admin.roles.change')}
        </LinkButton>
      )}
    </>
  )
}
