import type { MetaDescriptor } from 'react-router'
import { isOffered } from '#domain/settings/offered-languages.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../brand.ts'
import type { RootData } from './root-data.ts'

interface Page {
  title: string
  description: string
  /** Path of a picture on this site, or a whole address. */
  image?: string
  type?: 'website' | 'product' | 'article'
  /** Parameters that make another page of the same path, such as a category; all others are left out. */
  keep?: string[]
  noIndex?: boolean
  /** For search engines, which want whole addresses: `whole` makes one of a path of this site. */
  jsonLd?: (whole: (path: string) => string) => object
}

/** The used part of the arguments of a route's `meta` function. */
interface MetaArgs {
  location: { pathname: string; search: string }
  matches: readonly unknown[]
}

/** Title, description, canonical address, languages, Open Graph and JSON-LD of a public page. */
export function seo(args: MetaArgs, page: Page): MetaDescriptor[] {
  const root = (args.matches[0] as { loaderData?: RootData; data?: RootData } | undefined)?.loaderData
  const site = root?.config.siteUrl ?? ''
  const title = page.title.includes(brand.name) ? page.title : `${page.title} · ${brand.name}`
  const address = (language?: string) => addressOf(site, args.location, page.keep ?? [], language)
  const asked = new URLSearchParams(args.location.search).get('lang')
  const canonical = address(isOffered(asked) ? asked : undefined)
  const whole = (path: string) => new URL(path, site || 'http://localhost').href
  const own = root?.config.brand ? `/og/site/${root.language}.jpg` : '/og.png'
  const image = whole(page.image ?? own)

  const head: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: root?.language ?? 'en' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (page.noIndex) return [...head, { name: 'robots', content: 'noindex' }]
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
    ...terms.languages.map((language) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: address(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address() },
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd(whole) } as MetaDescriptor] : []),
  ]
}

/** For signed-in screens: a title, and nothing for search engines. */
export const privatePage = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

function addressOf(site: string, location: MetaArgs['location'], keep: string[], language?: string): string {
  const given = new URLSearchParams(location.search)
  const kept = new URLSearchParams()
  for (const name of keep) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  if (language) kept.set('lang', language)
  const query = kept.toString()
  return `${site}${location.pathname}${query && `?${query}`}`
}
