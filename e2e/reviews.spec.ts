import type { Page } from '@playwright/test'
import { publishableKey } from './free-item.ts'
import { newOffer, type Offer } from './lender.ts'
import { bookAs, callAs, newRenter, type Person } from './renter.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const HOUR_MS = 3_600_000

/** Books an item from half an hour on; the renter picks it up and brings it back at once. */
async function rentAndReturn(page: Page, renter: Person, offer: Offer): Promise<string> {
  const start = new Date(Date.now() + HOUR_MS / 2)
  const end = new Date(start.getTime() + 4 * HOUR_MS)
  const line = { ...offer, start: start.toISOString(), end: end.toISOString() }
  const id = await bookAs(page, renter, line)
  for (const name of ['pick-up', 'return'])
    await callAs(page, renter, 'POST', `/functions/v1/${name}-booking`, { id })
  return id
}

test('both sides of a rental review it, sealed for the other', async ({ page, browser }) => {
  const lenders = await browser.newContext()
  const lenderPage = await lenders.newPage()
  const offer = await newOffer(lenderPage, { notice_hours: 0, is_instant: true })
  const renter = await newRenter(page)
  const id = await rentAndReturn(page, renter, offer)

  await page.goto(`/dashboard/my-rentals/${id}`)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Rating required')).toBeVisible()
  await expect(page.getByText('Please select a rating between 1 and 5 stars').first()).toBeVisible()
  const item = page.getByRole('group', { name: 'How was the item?' })
  await expect(item.getByRole('radio', { name: '1 star' })).toBeFocused()
  await expectAccessible(page)
  // By keyboard, as any radio buttons.
  await page.keyboard.press('Space')
  for (let n = 1; n < 5; n++) await page.keyboard.press('ArrowRight')
  await expect(item.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.getByLabel('What should others know about the item?').fill('Sharp and clean')
  await page
    .getByRole('group', { name: /as a lender/ })
    .getByRole('radio', { name: '4 stars' })
    .check({ force: true })
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Thank you for your review'),
  ).toBeVisible()
  await expect(page.getByText(/Your review is sealed/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews of this rental' })).toBeFocused()
  await expect(page.getByText('Sharp and clean')).toBeVisible()
  await expectAccessible(page)

  await lenderPage.goto(`/review/${id}`)
  await expect(lenderPage.getByRole('group', { name: /as a renter/ })).toBeVisible()
  await expect(lenderPage.getByText('Sharp and clean')).toBeHidden()
  await lenders.close()
})

test('a review is for those who have logged in, and comes back there', async ({ page }) => {
  await page.goto('/review/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Please log in to submit a review')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('button', { name: /Jonas/ }).click()
  await expect(page).toHaveURL(/\/review\/0000/)
  await expect(page.getByText('There is no rental of yours here')).toBeVisible()
})

test('what a lender’s renters say is published, and answered once', async ({ page }) => {
  const open = await findUnanswered(page)
  await page.goto(`/review/${open.booking_id}`)
  await expect(page.getByText(open.text)).toBeVisible()
  await expectAccessible(page)
  const review = page.getByRole('listitem').filter({ hasText: open.text })
  await review.getByRole('button', { name: 'Reply' }).click()
  await review.getByRole('button', { name: 'Publish the reply' }).click()
  await expect(review.getByText('Please write a reply.')).toBeVisible()
  await review.getByLabel('Your reply').fill('Come back any time')
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Publish the reply' }).click()
  await expect(review.getByText('Reply from the lender')).toBeVisible()
  await expect(review.getByText('Come back any time')).toBeVisible()
})

/** Signs in as a lender of the demo and finds a review in words that was not answered yet. */
async function findUnanswered(page: Page) {
  for (const name of ['aylin', 'nora', 'lukas', 'camille', 'lucia', 'jonas']) {
    await signInAs(page, `${name}@demo.lendaround.example`)
    const { user, access_token } = await page.evaluate(() =>
      JSON.parse(localStorage['sb-lendaround-auth-token']),
    )
    const path = `/rest/v1/reviews?select=booking_id,text,bookings!inner(owner_id)&kind=eq.renter_to_item&reply=is.null&text=neq.&bookings.owner_id=eq.${user.id}&limit=1`
    const answer = await page.request.get(path, {
      headers: { apikey: publishableKey(), authorization: `Bearer ${access_token}` },
    })
    const [found] = (await answer.json()) as { booking_id: string; text: string }[]
    if (found) return found
  }
  throw new Error('every review is answered')
}
