import { useState } from 'react'
import type { PersonFile } from '#contract/person-file.ts'
import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { PERSON_REASONS } from '#domain/moderation/cases.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { type Judgement, useActOnPerson } from './use-person-file.ts'

/** What this moderator or admin may do with a person: warn, block, free, change roles. */
export function PersonActions({ person }: { person: PersonFile }) {
  const t = useTranslate()
  const user = useUser()
  const [asking, setAsking] = useState<'warn' | 'block'>()
  const { mutate, isPending } = useActOnPerson('judge-person')
  if (!user) return null
  const mayLead = isAdmin(user.roles)
  const isTeam = isStaff(staffOf(person))
  const mayJudge = person.id !== user.id && (mayLead || !isTeam)
  const judge = (judgement: Omit<Judgement, 'personId'>) =>
    mutate(
      { personId: person.id, ...judgement },
      {
        onSuccess: () => toast({ title: t('moderation.cases.decided'), tone: 'good' }),
        onError: (error) => toast(errorToast(error, t)),
        onSettled: () => setAsking(undefined),
      },
    )
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {mayLead && (
        <LinkButton to={`/admin/roles?q=${encodeURIComponent(person.email)}`} variant="secondary">
          {t('admin.roles.change')}
        </LinkButton>
      )}
      {mayJudge && (
        <Button variant="secondary" onClick={() => setAsking('warn')}>
          {t('moderation.cases.warn')}
        </Button>
      )}
      {mayJudge && !person.is_blocked && (
        <Button variant="secondary" onClick={() => setAsking('block')}>
          {t('moderation.cases.block')}
        </Button>
      )}
      {mayJudge && mayLead && person.is_blocked && (
        <Button busy={isPending} onClick={() => judge({ decision: 'lift' })}>
          {t('moderation.person.lift')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t(`moderation.cases.${asking}-title`)}
          text={t(`moderation.cases.${asking}-text`)}
          action={t(`moderation.cases.${asking}`)}
          reasons={PERSON_REASONS}
          sentence={(value) => t(`moderation.cases.person.${value}`)}
          busy={isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) => judge({ decision: asking, ...why })}
        />
      )}
    </div>
  )
}
