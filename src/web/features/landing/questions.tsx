import { useTranslate } from '../../i18n/translation.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import type { LandingWords } from './landing-words.ts'

/** What is asked, each with its answer behind it; nothing where nothing is. */
export function Questions({ questions }: Pick<LandingWords, 'questions'>) {
  const t = useTranslate()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="max-w-3xl">
      <h2 id="questions" className="mb-2 text-2xl">
        {t('landing.questions')}
      </h2>
      {questions.map(({ question, answer }) => (
        <Accordion key={question} title={question}>
          {answer}
        </Accordion>
      ))}
    </section>
  )
}
