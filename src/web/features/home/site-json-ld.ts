import { brand } from '../../brand.ts'

/** The site for search engines: whose it is, and how it is searched. `site` is its address. */
export const siteJsonLd = (site: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.operator,
      url: `${site}/`,
      logo: `${site}${brand.icons ?? ''}/icon-512.png`,
      email: brand.email,
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${site}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})
