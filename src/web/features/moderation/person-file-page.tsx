import type { PersonFile } from '#contract/person-file.ts'
import { staffOf } from '#domain/access/duties.ts'
import { isViewable } from '#domain/access/person-view.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { PersonSignals } from '../../entities/signal/person-signals.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonLists } from './person-lists.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonTags } from './person-tags.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { usePersonFile } from './use-person-file.ts'
import { ViewPerson } from './view-person.tsx'

/** `/admin/users/:id`: one person with all that the back office needs to help or judge them. */
export function PersonFilePage({ id }: { id: string }) {
  const query = usePersonFile(id)
  return (
    <ReviewedCase query={query} skeleton={<Skeleton card className="h-96" />} kind="person">
      {(person) => <Whole key={person.id} person={person} />}
    </ReviewedCase>
  )
}

function Whole({ person }: { person: PersonFile }) {
  const t = useTranslate()
  const user = useUser()
  const mayLead = isAdmin(user?.roles ?? [])
  const heading = useFocusedHeading(person.id)
  return (
    <article>
      <h1 ref={heading} tabIndex={-1} className="text-2xl break-words outline-none md:text-3xl">
        {person.name || t('moderation.nameless')}
      </h1>
      <PersonHead person={person} />
      {mayLead && person.id !== user?.id && isViewable(staffOf(person)) && (
        <ViewPerson personId={person.id} />
      )}
      {person.id !== user?.id && <PersonTags personId={person.id} tags={person.tags} />}
      <PersonSignals personId={person.id} />
      <PersonActions person={person} />
      {mayLead && person.id !== user?.id && <PersonSessions person={person} />}
      <PersonLists person={person} forAdmin={mayLead} />
      <PersonNotes personId={person.id} notes={person.notes} />
    </article>
  )
}
