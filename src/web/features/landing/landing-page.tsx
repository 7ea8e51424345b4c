import type { ReactNode } from 'react'
import { searchPath, searchQuery } from '#domain/search/search-query.ts'
import { terms } from '#domain/settings/terms.ts'
import { landingPath } from '../../entities/place/landing-path.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LandingHead } from './landing-head.tsx'
import { landingWords } from './landing-words.ts'
import type { Landing } from './load-landing.ts'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TopLenders } from './top-lenders.tsx'
import { trailOf } from './trail.ts'

/** What there is to rent in a town, a part of it or of one kind: with prices, people and the questions that are asked. */
export function LandingPage({ landing, grid }: { landing: Landing; grid: ReactNode }) {
  const t = useTranslate()
  const { facts, all, weekend, free } = landing
  const { title, lead, questions } = landingWords(landing, t)
  const { town, part, category } = facts
  const here = part ? part.name : town.name
  const [page, ...before] = trailOf(facts, t('landing.towns.short')).reverse()
  return (
    <div className="page grid gap-12 pt-6 pb-20 md:gap-16">
      <div className="grid gap-8">
        <LandingHead
          trail={[...before.reverse(), { label: page?.label ?? '' }]}
          title={title}
          lead={lead}
          facts={facts}
        >
          <LinkButton to={searchPath(free.total > 0 ? weekend : all)}>
            {t(free.total > 0 ? 'landing.see.weekend' : 'landing.see.near')}
          </LinkButton>
          <LinkButton variant="secondary" to={searchPath({ ...all, view: 'map' })}>
            {t('landing.see.map')}
          </LinkButton>
        </LandingHead>
        {grid}
      </div>
      <Shortcuts
        id="parts"
        title={t('landing.parts', { town: town.name })}
        links={facts.parts.map(({ slug, name, count }) => ({
          label: name,
          count,
          to: landingPath(town.slug, slug, category?.slug),
        }))}
      />
      {category ? (
        <Shortcuts
          id="kinds"
          title={t('landing.kinds', { place: here })}
          links={facts.categories
            .filter(({ slug }) => slug !== category.slug)
            .map(({ slug, name, count }) => ({
              label: name,
              count,
              to: landingPath(town.slug, part?.slug, slug),
            }))}
        />
      ) : (
        <Prices facts={facts} place={here} />
      )}
      <TopLenders lenders={facts.lenders} title={t('landing.lenders.title', { place: here })} />
      <Questions questions={questions} />
      {terms.wishes && (
        <section aria-labelledby="wishes">
          <h2 id="wishes" className="text-2xl">
            {t('landing.wishes.title')}
          </h2>
          <p className="mt-2 mb-4 max-w-2xl text-ink-soft">{t('landing.wishes.text', { place: here })}</p>
          <LinkButton variant="secondary" to={`/wishes?${searchQuery(all)}`}>
            {t('landing.wishes.see')}
          </LinkButton>
        </section>
      )}
      <section aria-labelledby="lend" className="rounded-sheet bg-sunken px-6 py-10 md:px-12">
        <h2 id="lend" className="text-2xl">
          {t('landing.lend.title', { place: here })}
        </h2>
        <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{t('landing.lend.text')}</p>
        <LinkButton to="/upload">{t('home.lend.action')}</LinkButton>
      </section>
    </div>
  )
}
