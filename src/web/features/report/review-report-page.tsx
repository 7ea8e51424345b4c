import { REVIEW_COLUMNS } from '../../entities/review/review.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { ReasonForm } from './reason-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

/** `/report/review/:id`: reports a review, or the reply to it. */
export function ReviewReportPage({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <ReportStates
      query={useReported('review', id, loadReview)}
      failed={t('report.review.failed')}
      gone={t('report.review.gone')}
      onwards={() => ({ to: '/dashboard', label: t('report.dashboard') })}
    >
      {(review) => (
        <>
          <h1 className="text-2xl md:text-3xl">{t('report.review.title')}</h1>
          <p className="mt-2 text-ink-soft">{t('report.review.text')}</p>
          {[review.text, review.reply].map(
            (words, index) =>
              words && (
                <blockquote
                  key={index === 0 ? 'review' : 'reply'}
                  lang={index === 0 ? review.language : undefined}
                  className="mt-4 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere"
                >
                  {words}
                </blockquote>
              ),
          )}
          <ReasonForm about={{ subject: 'review', id }} />
        </>
      )}
    </ReportStates>
  )
}

async function loadReview(id: string) {
  const { from } = await supabase()
  const review = await from('public_reviews').select(REVIEW_COLUMNS).eq('id', id).maybeSingle()
  return unwrap(review)
}
