import type { CategoryFacts } from '#contract/landing.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Landing } from './load-landing.ts'

export interface LandingWords {
  title: string
  /** How much there is, of how many, from which price on. */
  lead: string
  questions: { question: string; answer: string }[]
}

/** The sentences of a landing page, made from what is there. */
export function landingWords({ facts, all, free }: Landing, t: Translate): LandingWords {
  const place = all.place?.label ?? ''
  const what = facts.category?.name
  const title = what ? t('landing.title.what', { what, place }) : t('landing.title.all', { place })
  if (facts.count === 0) return { title, lead: t('landing.lead.none', { place }), questions: [] }
  const prices = pricesOf(facts, t)
  return {
    title,
    lead: leadOf(facts, t),
    questions: [
      { question: t('landing.cost.question', { place }), answer: t('landing.cost.answer', prices) },
      {
        question: t('landing.weekend.question', { place }),
        answer: t(free.has_more ? 'landing.weekend.more' : 'landing.weekend.answer', {
          count: free.total,
          place,
        }),
      },
      ...generalQuestions(t),
    ],
  }
}

/** The sentences of the page of a category, wherever it is. */
export function categoryWords(facts: CategoryFacts, t: Translate): LandingWords {
  const title = t('landing.anywhere.title', { what: facts.category.name })
  if (facts.count === 0) return { title, lead: t('landing.anywhere.lead'), questions: [] }
  const cost = {
    question: t('landing.anywhere.cost'),
    answer: t('landing.cost.answer', pricesOf(facts, t)),
  }
  return { title, lead: leadOf(facts, t), questions: [cost, ...generalQuestions(t)] }
}

type Facts = Pick<CategoryFacts, 'count' | 'lender_count' | 'lowest_cents' | 'usual_cents'>

const pricesOf = ({ lowest_cents, usual_cents }: Facts, { language }: Translate) => ({
  lowest: formatPrice(lowest_cents ?? 0, language),
  usual: formatPrice(usual_cents ?? 0, language),
})

const leadOf = (facts: Facts, t: Translate) =>
  t('landing.lead.all', {
    things: t('landing.things', { count: facts.count }),
    lenders: t('landing.lenders.count', { count: facts.lender_count }),
    lowest: pricesOf(facts, t).lowest,
  })

const generalQuestions = (t: Translate) => [
  { question: t('landing.pay.question'), answer: t('landing.pay.answer') },
  { question: t('landing.broken.question'), answer: t('landing.broken.answer') },
]
