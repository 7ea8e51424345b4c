import { expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'

const url = 'https://lendaround.example/search?q=tent&sort=newest'
const title = '“tent” · Berlin · 10 km · Sat 5 – Sun 6 Dec · up to €20 · instant · 4 stars'

it.each(LOCALES.flatMap((locale) => [1, 4].map((count) => ({ locale, count }))))(
  'a mail in $locale about $count new items names the search and the first of them',
  ({ locale, count }) => {
    const items = [
      { title: 'Family tent', city: 'Berlin' },
      { title: 'Tunnel tent', city: 'Berlin' },
      { title: 'Trekking tent', city: 'Potsdam' },
    ].slice(0, count)
    const { subject, text } = renderMail('items-found', locale, { title, count, items, url })
    expect(subject.length).toBeLessThan(90)
    for (const named of [title, url, ...items.map((item) => `${item.title}, ${item.city}`)])
      expect(text).toContain(named)
    expect(text).not.toMatch(/search-mails\.|undefined|\{\{/)
  },
)
