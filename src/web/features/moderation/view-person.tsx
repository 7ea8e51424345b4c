import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { VIEW_MINUTES } from '#domain/access/person-view.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { beginView } from './begin-view.ts'
import { GivenReasonDialog } from './given-reason-dialog.tsx'

/** For admins: the way to see the site as a person does, with a reason. */
export function ViewPerson({ personId }: { personId: string }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return (
    <p className="mt-4">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Eye aria-hidden size={18} />
        {t('moderation.view.action')}
      </Button>
      {isAsked && (
        <GivenReasonDialog
          title={t('moderation.view.action')}
          text={t('moderation.view.text', { minutes: VIEW_MINUTES })}
          action={t('moderation.view.begin')}
          onClose={() => setAsked(false)}
          onGiven={(reason) => beginView(personId, reason)}
        />
      )}
    </p>
  )
}
