import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DutiesDialog } from './duties-dialog.tsx'
import { DutiesTable } from './duties-table.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleSearch } from './people-search.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { RolesTable } from './roles-table.tsx'
import { type Person, usePeople } from './use-people.ts'

/** `/admin/roles`: the people of the back office, all others by search, and what each role may do. */
export function RolesPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const words = (search.get('q') ?? '').trim().slice(0, 80)
  const people = usePeople(words)
  const user = useUser()
  const [changing, setChanging] = useState<{ what: 'roles' | 'duties'; person: Person }>()
  const close = () => setChanging(undefined)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.roles.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('admin.roles.text')}</p>
      <PeopleSearch words={words} />
      <PeopleList
        people={people}
        end={(person) => (
          <div className="flex flex-wrap gap-2">
            {(['roles', 'duties'] as const)
              // What somebody is entrusted with is another admin's to say.
              .filter((what) => what === 'roles' || person.id !== user?.id)
              .map((what) => (
                <Button
                  key={what}
                  variant="secondary"
                  aria-label={t(`admin.${what}.change-of`, { name: person.name || person.email })}
                  onClick={() => setChanging({ what, person })}
                >
                  {t(`admin.${what}.change`)}
                </Button>
              ))}
          </div>
        )}
      />
      <RolesTable />
      <DutiesTable />
      {changing?.what === 'roles' && <RolesDialog person={changing.person} onClose={close} />}
      {changing?.what === 'duties' && <DutiesDialog person={changing.person} onClose={close} />}
    </>
  )
}
