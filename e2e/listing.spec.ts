import type { Page } from '@playwright/test'
import { newOffer } from './lender.ts'
import { photo } from './photo.ts'
import { newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a lender lists an item, finds it in search, and pauses it', async ({ page, expectedErrors }) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15_000)
  // This test asks for it after it is paused.
  expectedErrors.push('404', '/product/')
  const title = `Tile saw ${crypto.randomUUID().slice(0, 8)}`
  await newRenter(page, { verified: false })
  await page.goto('/upload')

  await step(page, 'Show it')
  await goOn(page)
  await expect(page.getByText('Add at least one photo.')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photo('first', '#0f5c45'), await photo('second', '#f2a93b')])
  await expect(page.getByText('Photos uploaded: 2 of 2')).toBeVisible({ timeout: 45_000 })
  await expect(page).toHaveURL(/\/upload\?item=[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'Move Photo 2 forward' }).click()
  await expectAccessible(page)
  await goOn(page)

  await step(page, 'What is it?')
  await goOn(page)
  await expect(page.getByText('Choose a category.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Tools' })
  await page
    .getByLabel('Description')
    .fill('Cuts tiles up to 60 cm, wet and without dust. A new blade is in the case.')
  await expectAccessible(page)
  await goOn(page)

  await step(page, 'What does it cost?')
  await page.getByLabel('Price a day', { exact: true }).fill('18,50')
  await page.getByLabel('Price an hour').fill('20')
  await goOn(page)
  await expect(page.getByText('An hour cannot cost more than a whole day.')).toBeVisible()
  await page.getByLabel('Price an hour').fill('4')
  await page.getByLabel('Deposit').fill('50')
  await page.getByRole('button', { name: 'One more', exact: true }).click()
  await expectAccessible(page)
  await goOn(page)
  await step(page, 'Where is it, and how do people get it?')

  // The draft is still there after a reload.
  await page.reload()
  await step(page, 'Where is it, and how do people get it?')
  await page.getByRole('checkbox', { name: /You bring it/ }).check()
  await page.getByRole('combobox', { name: 'Neighbourhood or city' }).fill('neuk')
  await page.getByRole('option', { name: /^Neukölln Berlin/ }).click()
  await expect(page.getByText('Neukölln, Berlin')).toBeVisible()
  await goOn(page)
  await expect(page.getByText('Add street and number')).toBeVisible()
  await page.getByLabel('Street and number').fill('Sonnenallee 12, bell “Lender”')
  await expectAccessible(page)
  await goOn(page)

  await step(page, 'Does everything look right?')
  await page.getByText('3 days').first().click()
  await expect(page.getByText('€55.50').first()).toBeVisible()
  await expect(page.getByText('€50.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Put it online' }).click()
  await step(page, 'It is online')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'View it' }).click()
  await page.waitForURL('**/product/*')
  const address = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Sonnenallee')).toHaveCount(0)
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  const found = page.getByRole('main').getByRole('link', { name: title })
  await expect(found).toBeVisible()

  await page.goto('/dashboard/listings')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(card.getByText('Online', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await page.getByLabel('Price a day', { exact: true }).fill('19')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await step(page, 'Saved')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'My listings' }).click()
  await expect(card.getByText('€19')).toBeVisible()
  await card.getByRole('button', { name: `Pause ${title}` }).click()
  await expect(card.getByText('Paused', { exact: true })).toBeVisible()

  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await expect
    .poll(
      async () => {
        await page.goto(`/search?q=${encodeURIComponent(title)}`)
        return found.count()
      },
      { timeout: 20_000 },
    )
    .toBe(0)

  await page.goto('/dashboard/listings')
  await card.getByRole('button', { name: `Publish ${title}` }).click()
  await expect(card.getByText('Online', { exact: true })).toBeVisible()
})

test('a draft is continued, or thrown away with its photos', async ({ page }) => {
  await newRenter(page, { verified: false })
  await page.goto('/dashboard/listings')
  await expect(page.getByRole('heading', { name: 'Nothing listed yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'List an item' }).click()

  await step(page, 'Show it')
  await page.getByLabel('Add photos').setInputFiles([await photo('only', '#c8553d')])
  await expect(page.getByText('Photos uploaded: 1 of 1')).toBeVisible({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Finish later' }).click()
  await page.waitForURL('**/dashboard/listings')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Without a title' })
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()

  await card.getByRole('link', { name: /Continue/ }).click()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await step(page, 'Does everything look right?')
  await expect(page.getByRole('button', { name: 'Put it online' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose a category.' }).click()
  await step(page, 'What is it?')

  await page.goto('/dashboard/listings')
  await card.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  // The card went with its button: the keyboard goes on where the card was.
  await expect(page.locator('main :focus')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing listed yet' })).toBeVisible()
})

test('a visitor begins with a photo, and signs in last with all of it kept', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const title = `Post hole digger ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/upload')
  await step(page, 'Show it')
  await page.getByLabel('Add photos').setInputFiles([await photo('first', '#0f5c45')])
  await expect(page.getByText(/^Photos ready: 1 of 1/)).toBeVisible({ timeout: 45_000 })
  await expectAccessible(page)
  await goOn(page)
  await step(page, 'What is it?')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Tools' })
  await page.getByLabel('Description').fill('Digs holes for posts up to a metre deep, by hand and quietly.')
  await goOn(page)
  await step(page, 'What does it cost?')
  await page.getByLabel('Price a day', { exact: true }).fill('9')
  await goOn(page)
  await step(page, 'Where is it, and how do people get it?')

  // The browser is closed, and opened again another day.
  await page.reload()
  await page.getByRole('combobox', { name: 'Neighbourhood or city' }).fill('neuk')
  await page.getByRole('option', { name: /^Neukölln Berlin/ }).click()
  await page.getByLabel('Street and number').fill('Sonnenallee 12')
  await goOn(page)
  await step(page, 'Does everything look right?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in and put it online' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await newRenter(page, { verified: false })
  await page.goto('/upload?step=check')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Put it online' }).click()
  await step(page, 'It is online')
  await page.getByRole('link', { name: 'View it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Nothing is left for the next one.
  await page.goto('/upload')
  await expect(page.getByText(/^Photos uploaded/)).toHaveCount(0)
})

test('what was changed of a listing and not saved is there again, on this device alone', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const offer = await newOffer(page, { title: `Wall chaser ${crypto.randomUUID().slice(0, 8)}` })
  const edit = async () => page.goto(`/upload?item=${offer.itemId}&step=price`)
  const price = page.getByLabel('Price a day', { exact: true })
  const save = async (from: Page) => {
    await from.getByRole('button', { name: 'Check', exact: true }).click()
    await from.getByRole('button', { name: 'Save changes' }).click()
    await step(from, 'Saved')
  }
  const unsaved = page.getByText('Your changes aren’t saved yet')
  await edit()
  await expect(price).toHaveValue('18.50')
  await expect(unsaved).toHaveCount(0)
  await price.fill('21')
  await page.goto('/dashboard/listings')
  await expect(page.getByText('You have changes on this device that aren’t saved yet.')).toBeVisible()

  await edit()
  await expect(unsaved).toBeVisible()
  await expect(price).toHaveValue('21')
  await expectAccessible(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`/product/${offer.itemId}`)
  await expect(elsewhere.getByText('€18.50').filter({ visible: true }).first()).toBeVisible()
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Back to the listing as it is' }).click()
  await expect(price).toHaveValue('18.50')
  await edit()
  await expect(price).toHaveValue('18.50')
  await price.fill('22')
  await page.reload()
  await expect(price).toHaveValue('22')
  // Another tab changes something else meanwhile.
  const other = await page.context().newPage()
  await other.goto(`/upload?item=${offer.itemId}&step=price`)
  await other.getByLabel('Price a day', { exact: true }).fill('18.50')
  await other.getByLabel('Deposit').fill('35')
  await save(other)
  await other.close()
  await save(page)
  await edit()
  await expect(page.getByLabel('Deposit')).toHaveValue('35')
  await expect(price).toHaveValue('22')
  await expect(unsaved).toHaveCount(0)
})
