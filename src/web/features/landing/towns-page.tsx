import { landingPath } from '../../entities/place/landing-path.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Shortcuts } from './shortcuts.tsx'

interface Named {
  slug: string
  name: string
  count: number
}

export interface Country {
  code: string
  name: string
  towns: Named[]
}

interface TownsPageProps {
  countries: readonly Country[]
  /** The kinds of which there is something. */
  kinds: readonly Named[]
}

/** Every town where something can be rented, by country, and every kind of thing. */
export function TownsPage({ countries, kinds }: TownsPageProps) {
  const t = useTranslate()
  if (countries.length === 0)
    return (
      <EmptyState
        as="h1"
        drawing="search"
        title={t('landing.towns.none')}
        text={t('landing.lend.text')}
        action={<LinkButton to="/upload">{t('home.lend.action')}</LinkButton>}
      />
    )
  return (
    <div className="page grid gap-10 pt-10 pb-20">
      <header>
        <h1 className="text-3xl md:text-4xl">{t('landing.towns.title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('landing.towns.text')}</p>
      </header>
      {countries.map(({ code, name, towns }) => (
        <Shortcuts key={code} id={`country-${code}`} title={name} links={linksTo(towns)} />
      ))}
      <Shortcuts id="kinds" title={t('landing.anywhere.kinds')} links={linksTo(kinds)} />
    </div>
  )
}

const linksTo = (named: readonly Named[]) =>
  named.map(({ slug, name, count }) => ({ label: name, count, to: landingPath(slug) }))
