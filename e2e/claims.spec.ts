import { answerPoints } from './answer-points.ts'
import { newOffer } from './lender.ts'
import { bookAs, callAs, newRenter } from './renter.ts'
import { expect, expectAccessible, signInAs, test } from './test.ts'

const HOUR_MS = 3_600_000

test('two people agree on a later end, and then on what a scratch costs', async ({ page, browser }) => {
  test.slow()
  const lenders = await browser.newContext()
  const lender = await lenders.newPage()
  const offer = await newOffer(lender, { notice_hours: 0, is_instant: false, max_hours: 240 })
  const renter = await newRenter(page)
  const start = new Date(Date.now() + HOUR_MS / 2)
  const end = new Date(start.getTime() + 24 * HOUR_MS)
  const line = { ...offer, start: start.toISOString(), end: end.toISOString() }
  const id = await bookAs(page, renter, line, { saveCard: true })
  const act = (person: typeof renter, name: string) =>
    callAs(page, person, 'POST', `/functions/v1/${name}-booking`, { id })
  await act(offer.lender, 'accept')
  // A later end is sold once the price has been taken, which the server does by itself.
  await expect
    .poll(async () => {
      const path = `/rest/v1/bookings?id=eq.${id}&select=captured_cents`
      return (await callAs<[{ captured_cents: number | null }]>(page, renter, 'GET', path))[0].captured_cents
    })
    .toBe(1_850)

  await page.goto(`/dashboard/my-rentals/${id}`)
  await page.getByRole('button', { name: 'Keep it longer' }).click()
  const longer = page.getByRole('dialog', { name: 'Keep it longer' })
  await expect(longer.getByText('€18.50')).toBeVisible()
  await longer.getByRole('button', { name: 'Ask the lender' }).click()
  await expect(page.getByText(/^You asked to keep it until/)).toBeVisible()

  await lender.goto(`/dashboard/customers/${id}`)
  await lender.getByRole('region', { name: 'Extension' }).getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => {
      const path = `/rest/v1/bookings?id=eq.${id}&select=due_cents`
      return (await callAs<[{ due_cents: number }]>(page, renter, 'GET', path))[0].due_cents
    })
    .toBe(3_700)

  await act(renter, 'pick-up')
  await act(offer.lender, 'return')
  await lender.goto(`/dashboard/customers/${id}`)
  await lender.getByRole('button', { name: 'Report a problem' }).click()
  const report = lender.getByRole('dialog', { name: 'Report a problem' })
  await report.getByLabel('What is wrong?').fill('The guard has a deep scratch')
  await report.getByLabel('Amount').fill('12')
  await expectAccessible(lender)
  await report.getByRole('button', { name: 'Send the report' }).click()
  await expect(report).toBeHidden()

  await page.goto(`/dashboard/my-rentals/${id}`)
  await page.getByRole('link', { name: 'Damage' }).click()
  await page.getByRole('button', { name: 'Make a counter-offer' }).click()
  const counter = page.getByRole('dialog', { name: 'Make a counter-offer' })
  await counter.getByLabel('Your offer').fill('8')
  await counter.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Your offer of €8.00 is with the other side/)).toBeVisible()

  await lender.goto(page.url())
  await lender.getByRole('button', { name: 'Accept €8.00' }).click()
  await lender.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(lender.getByRole('dialog')).toBeHidden()
  // The button that opened the dialog is gone with it: the keyboard goes on where it was.
  await expect(lender.locator('main :focus')).toBeVisible()
  await expect(lender.getByText('This claim is settled with €8.00.')).toBeVisible()
  await lenders.close()
  await page.reload()
  await expect(page.getByText('This claim is settled with €8.00.')).toBeVisible()
})

// A lender can only say that something is back late once its end has passed: the demo has one rental that is overdue.
test('what comes back late has a claim with its calculation, which the renter accepts', async ({
  page,
  browser,
}) => {
  test.slow()
  await signInAs(page, 'camille@demo.lendaround.example')
  await page.goto('/dashboard/customers')
  const overdue = page.getByRole('link', { name: /Folding high chair/ }).first()
  await overdue.click()
  await expect(page).toHaveURL(/\/dashboard\/customers\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)!
  const isBack = page.getByRole('button', { name: 'It is back' })
  const claim = page.getByRole('link', { name: 'Late return' })
  await expect(isBack.or(claim).first()).toBeVisible()
  // Where this test runs again it has been returned before.
  if (await isBack.isVisible()) {
    await isBack.click()
    const dialog = page.getByRole('dialog', { name: 'It is back' })
    await expectAccessible(page)
    await answerPoints(dialog)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(async () => {
    await page.reload()
    await expect(claim).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })

  const renters = await browser.newContext()
  const renter = await renters.newPage()
  await signInAs(renter, 'elise@demo.lendaround.example')
  await renter.goto(`/dashboard/my-rentals/${id}`)
  await renter.getByRole('link', { name: 'Late return' }).click()
  await expect(renter.getByText(/150\s?%/).first()).toBeVisible()
  await expectAccessible(renter)
  const settled = /^This claim is settled with €\d+\.\d\d\.$/
  const accept = renter.getByRole('button', { name: /^Accept €/ })
  await expect(accept.or(renter.getByText(settled)).first()).toBeVisible()
  if (await accept.isVisible()) {
    await accept.click()
    await renter.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  }
  await expect(renter.getByText(settled)).toBeVisible()
  const text = await renter.getByText(settled).textContent()
  await claim.click()
  await expect(page.getByText(text!)).toBeVisible()
  await renters.close()
})
