import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { AppealForm } from './appeal-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

/** `/report/:id`: what is wrong with a listing; to its own lender, the appeal against its removal. */
export function ReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const user = useUser()
  const about = { subject: 'item', id } as const
  const isAppeal = ({ owner_id }: { owner_id: string }) => owner_id === user?.id
  return (
    <ReportStates
      query={useReported('item', id, loadItem)}
      failed={t('report.failed')}
      gone={t('report.gone')}
      isThere={(item) => !isAppeal(item) || item.status === 'removed'}
      isAppeal={isAppeal}
      onwards={(item) => ({
        to: isAppeal(item) ? '/dashboard/listings' : `/product/${id}`,
        label: t('report.back'),
      })}
    >
      {(item) => (
        <>
          <h1 className="text-2xl md:text-3xl">
            {t(isAppeal(item) ? 'report.appeal.title' : 'report.title')}
          </h1>
          <p lang={item.language} className="mt-2 font-semibold break-words">
            {item.title}
          </p>
          <p className="mt-2 text-ink-soft">{t(isAppeal(item) ? 'report.appeal.text' : 'report.text')}</p>
          {isAppeal(item) ? (
            <AppealForm about={about} label={t('report.appeal.message')} />
          ) : (
            <ReasonForm about={about} />
          )}
        </>
      )}
    </ReportStates>
  )
}

async function loadItem(id: string) {
  const { from } = await supabase()
  const item = await from('items').select('title, language, status, owner_id').eq('id', id).maybeSingle()
  return unwrap(item)
}
