import type { PersonFacts as Facts } from '#contract/person-facts.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { answerText } from './answer-text.ts'

/** How a person lends and rents; nothing about what they have not done yet. */
export function PersonFacts({ facts, name }: { facts: Facts; name: string }) {
  const t = useTranslate()
  const lines = [
    facts.lent > 0 && t('person.fact.lent', { count: facts.lent }),
    facts.rented > 0 && t('person.fact.rented', { count: facts.rented }),
    facts.answered_percent !== null && t('person.fact.answered', { percent: facts.answered_percent }),
    facts.answer_minutes !== null && answerText(facts.answer_minutes, t),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul aria-label={t('person.facts', { name })} className="mt-4 flex flex-wrap gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="rounded-pill bg-sunken px-3 py-1">
          {line}
        </li>
      ))}
    </ul>
  )
}
