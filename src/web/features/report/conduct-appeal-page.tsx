import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { AppealForm } from './appeal-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

/** `/report/appeal`: why a warning or a block was wrong, in the words of the person who got it. */
export function ConductAppealPage() {
  const t = useTranslate()
  const id = useUser()?.id ?? ''
  return (
    <ReportStates
      query={useReported('person', id, async () => ({ id }))}
      failed={t('report.person.failed')}
      gone={t('report.person.gone')}
      isAppeal={() => true}
      onwards={() => ({ to: '/dashboard', label: t('report.dashboard') })}
    >
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{t('report.conduct.title')}</h1>
          <p className="mt-2 text-ink-soft">{t('report.conduct.text')}</p>
          <AppealForm about={{ subject: 'person', id }} label={t('report.conduct.message')} />
        </>
      )}
    </ReportStates>
  )
}
