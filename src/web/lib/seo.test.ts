import { afterEach, describe, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { seo } from './seo.ts'

const root = { loaderData: { language: 'de', config: { siteUrl: 'https://lend.example' } } }
const head = (search: string, page: Partial<Parameters<typeof seo>[1]> = {}) =>
  seo(
    { location: { pathname: '/search', search }, matches: [root] },
    { title: 'Search', description: 'd', ...page },
  )
const link = (tags: ReturnType<typeof head>, rel: string, language?: string) =>
  tags.find((tag) => 'rel' in tag && tag.rel === rel && (!language || tag.hrefLang === language))

afterEach(() => setTerms({}))

describe('the head of a public page', () => {
  it('names the address without what does not make another page', () => {
    expect(link(head('?utm=x&page=3'), 'canonical')).toMatchObject({ href: 'https://lend.example/search' })
    expect(link(head('?utm=x&q=saw', { keep: ['q'] }), 'canonical')).toMatchObject({
      href: 'https://lend.example/search?q=saw',
    })
  })

  it('is its own canonical address when the language is part of it', () => {
    expect(link(head('?lang=fr'), 'canonical')).toMatchObject({ href: 'https://lend.example/search?lang=fr' })
    expect(link(head('?lang=xx'), 'canonical')).toMatchObject({ href: 'https://lend.example/search' })
  })

  it('lists the four languages and the one without a choice', () => {
    expect(link(head(''), 'alternate', 'es')).toMatchObject({ href: 'https://lend.example/search?lang=es' })
    expect(link(head(''), 'alternate', 'x-default')).toMatchObject({ href: 'https://lend.example/search' })
  })

  it('lists only the languages that the site offers', () => {
    setTerms({ languages: ['de', 'en'] })
    const tags = head('?lang=fr')
    expect(tags.flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []))).toEqual([
      'de',
      'en',
      'x-default',
    ])
    expect(link(tags, 'canonical')).toMatchObject({ href: 'https://lend.example/search' })
  })

  it('gives pictures whole addresses and adds the brand to the title once', () => {
    expect(head('', { image: '/x.jpg' })).toContainEqual({
      property: 'og:image',
      content: 'https://lend.example/x.jpg',
    })
    const pictureOf = (tags: ReturnType<typeof head>) =>
      tags.find((tag) => 'property' in tag && tag.property === 'og:image')
    expect(pictureOf(head(''))).toMatchObject({ content: 'https://lend.example/og.png' })
    const { config } = root.loaderData
    Object.assign(config, { brand: {} })
    expect(pictureOf(head(''))).toMatchObject({ content: 'https://lend.example/og/site/de.jpg' })
    Reflect.deleteProperty(config, 'brand')
    expect(head('')[0]).toEqual({ title: 'Search · Lendaround' })
    expect(head('', { title: 'Lendaround: rent it' })[0]).toEqual({ title: 'Lendaround: rent it' })
  })

  it('gives what is written for search engines whole addresses', () => {
    expect(head('', { jsonLd: (whole) => ({ url: whole('/product/1') }) })).toContainEqual({
      'script:ld+json': { url: 'https://lend.example/product/1' },
    })
  })

  it('tells search engines to stay away, and nothing else, where that is asked', () => {
    const tags = head('', { noIndex: true })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(link(tags, 'canonical')).toBeUndefined()
  })
})
