import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { AppealForm } from './appeal-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

/** `/report/wish/:id`: what is wrong with a neighbour’s wish; to its own author, the appeal against its removal. */
export function WishReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const about = { subject: 'wish', id } as const
  return (
    <ReportStates
      query={useReported('wish', id, loadWish)}
      failed={t('report.wish.failed')}
      gone={t('report.wish.gone')}
      isAppeal={({ isAppeal }) => isAppeal}
      onwards={() => ({ to: '/dashboard', label: t('report.dashboard') })}
    >
      {({ isAppeal, title, note, language }) => (
        <>
          <h1 className="text-2xl md:text-3xl">
            {t(isAppeal ? 'report.appeal.title' : 'report.wish.title')}
          </h1>
          <p className="mt-2 text-ink-soft">{t(isAppeal ? 'report.appeal.team-text' : 'report.wish.text')}</p>
          <blockquote lang={language} className="mt-4 border-s-4 border-line ps-4 wrap-anywhere">
            <p className="font-semibold">{title}</p>
            {note && <p>{note}</p>}
          </blockquote>
          {isAppeal ? (
            <AppealForm about={about} label={t('report.appeal.message')} />
          ) : (
            <ReasonForm about={about} />
          )}
        </>
      )}
    </ReportStates>
  )
}

/** An open wish, or an own one that was removed. */
async function loadWish(id: string, userId: string) {
  const { from } = await supabase()
  const [open, removed] = await Promise.all([
    from('open_wishes').select('title, note, language').eq('id', id).maybeSingle(),
    from('wishes')
      .select('title, note, language')
      .eq('id', id)
      .eq('user_id', userId)
      .eq('status', 'removed')
      .maybeSingle(),
  ])
  const off = unwrap(removed)
  const found = off ?? unwrap(open)
  return found && { ...found, isAppeal: off !== null }
}
