import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { ReasonForm } from './reason-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

interface PersonReportPageProps {
  id: string
  /** The rental that it is about, where it is about one. */
  bookingId: string | undefined
  /** The message that it is about, where it is about one. */
  messageId: number | undefined
}

/** `/report/person/:id`: reports a person for their identity or their behaviour. */
export function PersonReportPage({ id, bookingId, messageId }: PersonReportPageProps) {
  const t = useTranslate()
  const user = useUser()
  return (
    <ReportStates
      query={useReported('person', id, loadPerson)}
      failed={t('report.person.failed')}
      gone={t('report.person.gone')}
      isThere={() => id !== user?.id}
      onwards={() => ({ to: '/dashboard', label: t('report.dashboard') })}
    >
      {({ first_name: name }) => (
        <>
          <h1 className="text-2xl md:text-3xl">{t('report.person.title', { name: name ?? '' })}</h1>
          <p className="mt-2 text-ink-soft">{t('report.person.text')}</p>
          {messageId !== undefined && <p className="mt-2 text-ink-soft">{t('report.person.message')}</p>}
          <ReasonForm
            about={{
              subject: 'person',
              id,
              ...(bookingId && { bookingId }),
              ...(messageId && { messageId }),
            }}
          />
        </>
      )}
    </ReportStates>
  )
}

async function loadPerson(id: string) {
  const { from } = await supabase()
  const person = await from('public_profiles').select('first_name').eq('id', id).maybeSingle()
  return unwrap(person)
}
