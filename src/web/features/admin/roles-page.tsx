import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleSearch } from './people-search.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { RolesTable } from './roles-table.tsx'
import { type Person, usePeople } from './use-people.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** `/admin/roles`: the people of the back office, all others by search, and what each role may do. */
export function RolesPage() {
  const t = useTranslate()
  const { words, page, to } = usePeopleSearch()
  const people = usePeople({ words, page, privilegedFirst: true })
  const [changing, setChanging] = useState<Person>()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.roles.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('admin.roles.text')}</p>
      <PeopleSearch words={words} />
      <PeopleList
        people={people}
        page={page}
        to={to}
        end={(person) => (
          <Button
            variant="secondary"
            aria-label={t('admin.roles.change-of', { name: person.name || person.email })}
            onClick={() => setChanging(person)}
          >
            {t('admin.roles.change')}
          </Button>
        )}
      />
      <RolesTable />
      {changing && <RolesDialog person={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}
