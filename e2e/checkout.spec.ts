import { callAs, findFree, holdAs, newRenter, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('a hold that takes more proof of identity', () => {
  test.use({ expectedErrors: ['/functions/v1/place-hold', 'status of 403'] })

  test('a newcomer proves who they are, pays with a card that asks back, and shows the code', async ({
    page,
  }) => {
    const renter = await newRenter(page, { verified: false })
    const lines = [await findFree(page, renter), await findFree(page, renter)]
    await putIntoBasket(page, renter, lines)
    await page.goto('/our-story')
    await page
      .getByRole('button', { name: /^Basket, 2 items/ })
      .locator('visible=true')
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL('**/booking/summary')
    // The drawer gave its focus back to a button of the page before; it starts at the top of this one.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(
      page.getByText(/Lenders hand over their things to people who have shown an ID/),
    ).toBeVisible()
    expect(await callAs(page, renter, 'GET', '/rest/v1/reservations?select=id')).toEqual([])
    const identity = page.getByRole('main')
    // A card shows its two sides, a passport one page.
    await identity.getByRole('button', { name: 'Send for checking' }).click()
    await expect(identity.getByText('Please add the photo.')).toHaveCount(2)
    await identity.getByRole('combobox', { name: 'Document' }).selectOption('passport')
    await expect(identity.getByText('Please add the photo.')).toHaveCount(1)
    await expect(identity.getByLabel('First name')).toHaveValue('Robin')
    await expect(identity.getByLabel('Last name')).toHaveValue('Renter')
    await identity.getByLabel('Date of birth').fill('2015-05-04')
    await expect(identity.getByText('You have to be at least 18 years old to rent here.')).toBeVisible()
    await identity.getByLabel('Date of birth').fill('1990-05-04')
    await identity.getByLabel('Document number').fill('C01X00T47')
    await identity.getByLabel('Expires on').fill('2034-05-31')
    await identity
      .locator('input[type=file]')
      .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(identity.getByText('Uploaded')).toBeVisible()
    await expectAccessible(page)
    await identity.getByRole('button', { name: 'Send for checking' }).click()
    // The page goes on by itself.
    await expect(page.getByText('Held for you')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Your identity is verified')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await typeCard(page, '4000 0027 6000 3184')
    await expectAccessible(page)
    await pay(page)
    await expect(page.getByRole('dialog', { name: 'Confirm your payment' })).toBeFocused()
    await page.getByRole('button', { name: 'Approve payment' }).click()

    await page.waitForURL('**/booking-success?order=*')
    await expect(page.getByRole('heading', { level: 1, name: 'It is yours' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code of booking/ })).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => [localStorage.basket, localStorage.bookingData])).toEqual([
      '[]',
      undefined,
    ])

    await page.getByRole('main').getByRole('link', { name: 'To my rentals' }).click()
    await expect(page.getByRole('tab', { name: /Upcoming/ })).toContainText('2')
    await page
      .getByRole('link', { name: /^QR code for/ })
      .first()
      .click()
    await expect(page.getByRole('img', { name: /^QR code of booking/ })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a card that is refused', () => {
  test.use({ expectedErrors: ['402', 'confirm-test-payment', 'answer-test-challenge'] })

  test('says why, at its field or as the bank put it, and another card pays', async ({ page }) => {
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [await findFree(page, renter)])
    await proceed(page)

    // A number that cannot be one is refused before any request.
    await typeCard(page, '4242 4242 4242 4241')
    await pay(page)
    await expect(page.getByText('This card number is not right.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    for (const [number, sentence] of [
      ['4000 0000 0000 0002', 'Your bank declined the payment.'],
      ['4000 0000 0000 9995', 'There is not enough money on this card.'],
      ['4000 0000 0000 0069', 'This card has expired.'],
    ] as const) {
      await typeCard(page, number)
      await pay(page)
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    }

    await typeCard(page, '4000 0027 6000 3184')
    await pay(page)
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Your bank could not confirm that it is you.')).toBeVisible()

    await typeCard(page, '4242 4242 4242 4242')
    await pay(page)
    await page.waitForURL('**/booking-success?order=*')
    expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=id')).toHaveLength(1)
  })
})

test.describe('a wallet', () => {
  test.use({ expectedErrors: ['402', 'confirm-test-payment'] })

  test('pays without a card being typed, and says when its card is refused', {
    tag: '@phone',
  }, async ({ page }) => {
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [await findFree(page, renter)])
    await proceed(page)
    const payByWallet = async (card: RegExp) => {
      await page.getByRole('button', { name: 'Test wallet' }).click()
      await page.getByText(card).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Confirm with your fingerprint' }).click()
    }
    await payByWallet(/Visa •••• 0002/)
    await expect(page.getByRole('alert').filter({ hasText: 'Your bank declined the payment.' })).toBeVisible()
    await payByWallet(/Mastercard •••• 4444/)
    await page.waitForURL('**/booking-success?order=*')
    expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=id')).toHaveLength(1)
    expect(await callAs(page, renter, 'GET', '/rest/v1/payments?select=id')).toHaveLength(1)
  })
})

test.describe('a tab that is closed while paying', () => {
  test.use({ expectedErrors: ['complete-checkout', 'net::ERR_FAILED'] })

  test('finds its booking when it is opened again, paid once', async ({ page, context }) => {
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [await findFree(page, renter)])
    await proceed(page)
    // The bank's answer still arrives, but the booking is never requested.
    await page.route('**/functions/v1/complete-checkout', (route) => route.abort())
    await typeCard(page, '4242 4242 4242 4242')
    const accepted = page.waitForResponse('**/functions/v1/confirm-test-payment')
    await pay(page)
    expect((await accepted).ok()).toBe(true)
    await page.close()

    const again = await context.newPage()
    await again.goto('/booking/summary')
    await again.waitForURL('**/booking-success?order=*')
    expect(await callAs(again, renter, 'GET', '/rest/v1/bookings?select=id')).toHaveLength(1)
    expect(await callAs(again, renter, 'GET', '/rest/v1/payments?select=id')).toHaveLength(1)
  })
})

test('a lapsed hold is reported and can be placed again', async ({ page }) => {
  const renter = await newRenter(page)
  const line = await findFree(page, renter)
  await putIntoBasket(page, renter, [line])
  await page.clock.install()
  await proceed(page)
  // The hold's end is known by the time it was asked for: before that, a later time would begin it anew.
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  await page.clock.fastForward('15:05')
  await expect(page.getByText('5 minutes left to pay')).toBeAttached()
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('heading', { name: 'Your time is up' })).toBeVisible()
  await expectAccessible(page)

  // This device's clock is twenty minutes ahead by now; the server's is what counts.
  await page.getByRole('button', { name: 'Hold again' }).click()
  await expect(page.getByText('Held for you')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('20 minutes left')
})

test.describe('another renter', () => {
  test.use({ expectedErrors: ['409', 'place-hold', 'complete-checkout', 'start-payment'] })

  test('pays for a lapsed hold: the late payment is released', async ({ page, browser }) => {
    const renter = await newRenter(page)
    const line = await findFree(page, renter)
    await putIntoBasket(page, renter, [line])
    await proceed(page)
    await typeCard(page, '4000 0027 6000 3184')
    await pay(page)
    await expect(page.getByRole('dialog')).toBeVisible()

    // The hold ends on the server while the bank asks, and another person is there first.
    const other = await (await browser.newContext()).newPage()
    const rival = await newRenter(other)
    await callAs(page, renter, 'DELETE', '/rest/v1/reservations?id=not.is.null')
    await holdAs(other, rival, line)
    await other.context().close()

    await page.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible()
    expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=id')).toEqual([])
    expect(await callAs(page, renter, 'GET', '/rest/v1/payments?select=status')).toEqual([
      { status: 'voided' },
    ])
  })

  test('takes the last unit: it can be left out, never held twice', async ({ page, browser }) => {
    const renter = await newRenter(page)
    const lines = [await findFree(page, renter), await findFree(page, renter)]
    await putIntoBasket(page, renter, lines)
    await proceed(page)
    const other = await (await browser.newContext()).newPage()
    const rival = await newRenter(other)
    await callAs(page, renter, 'DELETE', '/rest/v1/reservations?id=not.is.null')
    await holdAs(other, rival, lines[0]!)
    await other.context().close()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your time is up' })).toBeVisible()
    await page.getByRole('button', { name: 'Hold again' }).click()
    await expect(page.getByText('No longer free')).toHaveCount(1)
    await page.getByRole('button', { name: 'Hold the rest' }).click()
    await expect(page.getByText('Held for you')).toBeVisible()
    expect(await callAs(page, renter, 'GET', '/rest/v1/reservations?select=id')).toHaveLength(1)
  })
})
