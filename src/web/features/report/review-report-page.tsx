import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { AppealForm } from './appeal-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ReportStates } from './report-states.tsx'
import { useReported } from './use-reported.ts'

/**
 * `/report/review/:id`: reports a review, or the reply to it; to its own author, the appeal against its being hidden, and
 * with `?reply` to its lender that against the removal of the reply.
 */
export function ReviewReportPage({ id }: { id: string }) {
  const t = useTranslate()
  const isReply = useSearchParams()[0].has('reply')
  const about = { subject: 'review', id } as const
  return (
    <ReportStates
      query={useReported('review', id, isReply ? loadRemovedReply : loadReview)}
      failed={t('report.review.failed')}
      gone={t('report.review.gone')}
      isAppeal={({ isAppeal }) => isAppeal}
      onwards={() => ({ to: '/dashboard', label: t('report.dashboard') })}
    >
      {(review) => (
        <>
          <h1 className="text-2xl md:text-3xl">
            {t(review.isAppeal ? 'report.appeal.title' : 'report.review.title')}
          </h1>
          <p className="mt-2 text-ink-soft">
            {t(review.isAppeal ? 'report.appeal.team-text' : 'report.review.text')}
          </p>
          {(['review', 'reply'] as const).map((part) => {
            const words = part === 'review' ? review.text : review.reply
            return (
              words && (
                <figure key={part} className="mt-4 border-s-4 border-line ps-4">
                  <figcaption className="text-sm font-semibold text-ink-soft">
                    {t(`report.review.${part}`)}
                  </figcaption>
                  <blockquote
                    lang={(part === 'review' && review.language) || undefined}
                    className="whitespace-pre-line wrap-anywhere"
                  >
                    {words}
                  </blockquote>
                </figure>
              )
            )
          })}
          {review.isAppeal ? (
            <AppealForm about={about} label={t('report.appeal.message')} />
          ) : (
            <ReasonForm about={about} />
          )}
        </>
      )}
    </ReportStates>
  )
}

/** A published review, or an own one that was hidden. */
async function loadReview(id: string, userId: string) {
  const { from } = await supabase()
  const [published, hidden] = await Promise.all([
    from('public_reviews').select('text, reply, language').eq('id', id).maybeSingle(),
    from('reviews')
      .select('text, reply, language')
      .eq('id', id)
      .eq('author_id', userId)
      .not('hidden_at', 'is', null)
      .maybeSingle(),
  ])
  const off = unwrap(hidden)
  const found = off ?? unwrap(published)
  return found && { ...found, isAppeal: off !== null }
}

/** The own reply that was removed. */
async function loadRemovedReply(id: string): ReturnType<typeof loadReview> {
  const { rpc } = await supabase()
  const [removed] = unwrap(await rpc('removed_reply', { review: id }))
  return removed ? { text: '', reply: removed.words, language: '', isAppeal: true } : null
}
