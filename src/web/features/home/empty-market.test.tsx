// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { expect, it } from 'vitest'
import type { CategoryTile } from '#contract/search-answer.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import type { OwnTexts } from './load-own-texts.ts'

const category = (slug: string, item_count: number): CategoryTile =>
  ({ slug, name: slug, item_count, image_path: null, image_thumbhash: null }) as CategoryTile

const show = (counts: number[], own?: OwnTexts) =>
  showScreen(async () => {
    const { HomePage } = await import('./home-page.tsx')
    const categories = counts.map((count, index) => category(`category-${index}`, count))
    return (
      <HomePage
        form={null}
        grid={null}
        pictures={[]}
        occasions={[]}
        categories={categories}
        itemCount={counts.reduce((sum, count) => sum + count, 0)}
        voices={[]}
        lenders={[]}
        place={undefined}
        cities={[]}
        weekend={undefined}
        isNextWeek={false}
        own={own}
      />
    )
  })

it('a market without things counts none, shows no empty categories, and asks for the first thing', async () => {
  const screen = await show([0, 0])
  expect(screen.place.textContent).not.toMatch(/\b0\b/)
  expect(screen.place.querySelector('#categories')).toBe(null)
  expect(screen.place.querySelector('a[href="/upload"]')).not.toBe(null)
  await screen.close()
})

it('a young market shows the categories in which there is something', async () => {
  const screen = await show([0, 3])
  expect([...screen.place.querySelectorAll('#categories + ul li')].map((li) => li.textContent)).toEqual([
    expect.stringContaining('category-1'),
  ])
  await screen.close()
})

it('says what the operator wrote, and at the end their text in place of the invitation', async () => {
  const own = { title: 'Boats for Hamburg', description: 'By the hour.', html: '' }
  const headed = await show([0], own)
  expect(headed.place.querySelector('h1')?.textContent).toBe('Boats for Hamburg')
  expect(headed.place.textContent).toContain('By the hour.')
  expect(headed.place.querySelector('a[href="/upload"]')).not.toBe(null)
  await headed.close()
  const whole = await show([0], { ...own, html: '<h2>About us</h2>' })
  expect(whole.place.querySelector('h2:last-of-type')?.textContent).toBe('About us')
  expect(whole.place.querySelector('a[href="/upload"]')).toBe(null)
  await whole.close()
})
