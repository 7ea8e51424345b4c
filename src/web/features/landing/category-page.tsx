import type { ReactNode } from 'react'
import { searchPath } from '#domain/search/search-query.ts'
import { landingPath } from '../../entities/place/landing-path.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LandingHead } from './landing-head.tsx'
import { categoryWords } from './landing-words.ts'
import type { CategoryLanding } from './load-landing.ts'
import { Questions } from './questions.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TopLenders } from './top-lenders.tsx'

/** What there is to rent of one kind, and the way to the towns where it is. */
export function CategoryPage({ landing, grid }: { landing: CategoryLanding; grid: ReactNode }) {
  const t = useTranslate()
  const { facts, all } = landing
  const { title, lead, questions } = categoryWords(facts, t)
  return (
    <div className="page grid gap-12 pt-6 pb-20 md:gap-16">
      <div className="grid gap-8">
        <LandingHead
          trail={[{ label: t('landing.towns.short'), to: landingPath() }, { label: facts.category.name }]}
          title={title}
          lead={lead}
          facts={facts}
        >
          <LinkButton to={searchPath(all)}>{t('landing.anywhere.see')}</LinkButton>
          <LinkButton variant="secondary" to={searchPath({ ...all, view: 'map' })}>
            {t('landing.see.map')}
          </LinkButton>
        </LandingHead>
        {grid}
      </div>
      <Shortcuts
        id="towns"
        title={t('landing.anywhere.towns')}
        links={facts.towns.map(({ slug, name, count }) => ({
          label: name,
          count,
          to: landingPath(slug, facts.category.slug),
        }))}
      />
      <TopLenders lenders={facts.lenders} title={t('landing.anywhere.lenders')} />
      <Questions questions={questions} />
    </div>
  )
}
