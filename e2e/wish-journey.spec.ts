import { newOffer } from './lender.ts'
import { photo } from './photo.ts'
import { callAs, newRenter, type Person, pay, typeCard } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Far from other tests' lenders, of whom only the nearest are told. */
const LEIPZIG = { city: 'Leipzig', country: 'DE', neighbourhood: 'Südvorstadt' }
const AT = { latitude: 51.3244, longitude: 12.3732 }

test('a search that finds nothing becomes a wish, a lender nearby answers it, and it is rented', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(240_000)
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const offer = await newOffer(lender, { ...LEIPZIG, is_instant: true }, AT)
  const wish = `Gyroscope ${crypto.randomUUID().slice(0, 8)}`
  await newRenter(page)

  await page.goto(
    `/search?${new URLSearchParams({ q: wish, place: 'Leipzig', from: dayIn(30), to: dayIn(31) })}`,
  )
  await expect(page.getByRole('heading', { name: `Nobody lends “${wish}” yet` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Ask the neighbourhood' }).click()

  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  await expect(page.getByLabel('What', { exact: true })).toHaveValue(wish)
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Leipzig')
  await expect(page.getByLabel('From')).toHaveValue(dayIn(30))
  await expect(page.getByLabel('To optional')).toHaveValue(dayIn(31))
  await page.getByRole('button', { name: 'Ask the neighbourhood' }).click()
  await expect(page.getByText('Choose a category, so that the right neighbours hear of it.')).toBeVisible()
  await page.getByLabel('Category').selectOption({ label: 'Tools' })
  await page.getByLabel('Up to, a day').fill('20')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask the neighbourhood' }).click()
  await page.waitForURL(/\/wishes\/[\da-f-]{36}$/)
  const address = page.url()
  await expect(page.getByRole('heading', { level: 1, name: wish })).toBeVisible()
  await expect(page.getByText('No answer yet.')).toBeVisible()
  await expectAccessible(page)

  const notice = lender.getByRole('main').getByText(`Robin in Leipzig is looking for “${wish}”`)
  await expect(async () => {
    await lender.goto('/dashboard/notifications')
    await expect(notice).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await notice.click()
  await expect(lender).toHaveURL(address)
  const offering = lender.getByRole('button', { name: `Offer this: “${offer.title}”` })
  await expect(offering).toBeVisible()
  await expectAccessible(lender)
  await offering.click()
  await expect(lender.getByText('Robin is told').first()).toBeVisible()
  await expect(lender.getByRole('button', { name: `Take back: “${offer.title}”` })).toBeVisible()
  await lenders.close()

  await page.reload()
  await page.getByRole('main').getByRole('link', { name: offer.title }).click()
  await page.waitForURL('**/product/*')
  // The wish's dates come along.
  await page.getByRole('button', { name: 'Review your choice' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rent now' }).click()
  await page.waitForURL('**/booking/summary')
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')
})

test('a lender lists something new for a wish, and its owner finds it among the answers', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const title = `Theodolite ${crypto.randomUUID().slice(0, 8)}`
  const address = `/wishes/${await post(page, await newRenter(page), title)}`
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const goOn = () => lender.getByRole('button', { name: 'Continue', exact: true }).click()
  await newRenter(lender, { verified: false })

  await lender.goto(address)
  await lender.getByRole('link', { name: 'List something new for this' }).click()
  await expect(lender.getByText(`This answers the wish “${title}” as soon as it is online.`)).toBeVisible()
  await lender.getByLabel('Add photos').setInputFiles([await photo('first', '#0f5c45')])
  await expect(lender.getByText('Photos uploaded: 1 of 1')).toBeVisible({ timeout: 45_000 })
  await goOn()
  await expect(lender.getByLabel('Title')).toHaveValue(title)
  await expect(lender.getByLabel('Category').locator('option:checked')).toHaveText('Tools')
  await lender
    .getByLabel('Description')
    .fill('Measures angles to a second of arc. Legs and a case come with it.')
  await goOn()
  await lender.getByLabel('Price a day', { exact: true }).fill('15')
  await goOn()
  await lender.getByRole('combobox', { name: 'Neighbourhood or city' }).fill('neuk')
  await lender.getByRole('option', { name: /^Neukölln Berlin/ }).click()
  await lender.getByLabel('Street and number').fill('Sonnenallee 12')
  await goOn()
  await lender.getByRole('button', { name: 'Put it online' }).click()
  await expect(lender.getByRole('heading', { level: 1, name: 'It is online' })).toBeVisible()
  await lenders.close()

  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: 'I have found something' }).click()
  await page.waitForURL('**/dashboard/saved?tab=wishes')
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Met')).toBeVisible()
})

/** Posts a wish by request; its id. */
async function post(page: Parameters<typeof callAs>[0], person: Person, title: string): Promise<string> {
  const path = '/rest/v1/categories?slug=eq.power-tools&select=id'
  const [category] = await callAs<[{ id: string }]>(page, person, 'GET', path)
  const place = { neighbourhood: '', city: 'Berlin', country: 'DE', latitude: 52.52, longitude: 13.4 }
  const input = { title, language: 'en', categoryId: category.id, place }
  return (await callAs<{ id: string }>(page, person, 'POST', '/functions/v1/post-wish', input)).id
}
