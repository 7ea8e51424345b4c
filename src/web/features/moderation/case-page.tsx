import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseDecision } from './case-decision.tsx'
import { CaseReport } from './case-report.tsx'
import { EarlierCases } from './earlier-cases.tsx'
import { PersonCase } from './person-case.tsx'
import { ReviewCase } from './review-case.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { type Case, useReportedCase } from './use-reported-case.ts'
import { WishCase } from './wish-case.tsx'

/** What is shown of the subject of each kind; an item has a page of its own, with its cases. */
const PARTS: Record<'person' | 'review' | 'wish', (props: { case: Case }) => ReactNode> = {
  person: PersonCase,
  review: ReviewCase,
  wish: WishCase,
}

/** `/admin/cases/:id`: what was reported, why, what was reported before, and the decision. */
export function CasePage({ id }: { id: string }) {
  const t = useTranslate()
  const query = useReportedCase(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase query={query} skeleton={<Skeleton card className="h-48" />} kind="case">
      {(one) => {
        if (one.subject === 'item') return <Elsewhere to={`/admin/listings/${one.item_id}`} />
        const Part = PARTS[one.subject]
        const name = one.wish?.author?.name || one.title || t('moderation.nameless')
        return (
          <article>
            <Breadcrumb
              trail={[{ label: t('moderation.cases.title'), to: '/admin/cases' }, { label: name }]}
            />
            <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl break-words outline-none md:text-3xl">
              {one.subject === 'person' ? name : t(`moderation.cases.of.${one.subject}`, { name })}
            </h1>
            <CaseReport case={one} />
            <Part case={one} />
            <EarlierCases case={one} />
            <CaseDecision case={one} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}

/** Leads to another address in place of this one. */
function Elsewhere({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
