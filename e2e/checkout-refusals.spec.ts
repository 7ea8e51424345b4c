import { changeOffer, newOffer, offered } from './lender.ts'
import { callAs, newRenter, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { expect, test } from './test.ts'

test.describe('a price that changes on the way', () => {
  test.use({ expectedErrors: ['409', 'start-payment'] })

  test('is said and shown before anything is paid', async ({ page, browser }) => {
    const context = await browser.newContext()
    const lenders = await context.newPage()
    const offer = await newOffer(lenders)
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [offer])
    await proceed(page)
    const payBefore = page.getByRole('button', { name: 'Pay €37.00' })
    await expect(payBefore).toBeVisible()
    await changeOffer(lenders, offer, { price_per_day_cents: 2_000 })
    await context.close()

    await typeCard(page, '4242 4242 4242 4242')
    await payBefore.click()
    await expect(page.getByText('The price has changed since you looked.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay €40.00' })).toBeVisible()
    expect(await callAs(page, renter, 'GET', '/rest/v1/orders?select=id')).toEqual([])
    await pay(page)
    await page.waitForURL('**/booking-success?order=*')
    const path = '/rest/v1/bookings?select=total_cents'
    expect(await callAs(page, renter, 'GET', path)).toEqual([{ total_cents: 4_000 }])
  })
})

test.describe('a payment service that is down', () => {
  test.use({ expectedErrors: ['503', 'start-payment', 'complete-checkout'] })
  const away = { status: 503, json: { code: 'PAYMENT_PROVIDER_DOWN', message: 'away', details: null } }

  test('is said, and nothing is lost: neither before the card nor after it', async ({ page, browser }) => {
    const offer = await offered(browser)
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [offer])
    await proceed(page)

    const start = '**/functions/v1/start-payment'
    await page.route(start, (route) => route.fulfill(away))
    await typeCard(page, '4242 4242 4242 4242')
    await pay(page)
    await expect(page.getByText('The payment service is not responding.', { exact: false })).toBeVisible()
    await expect(page.getByText('Held for you')).toBeVisible()
    await page.unroute(start)

    const complete = '**/functions/v1/complete-checkout'
    await page.route(complete, (route) => route.fulfill(away))
    await pay(page)
    await expect(page.getByText('Your payment is safe', { exact: false })).toBeVisible({ timeout: 30_000 })
    await page.unroute(complete)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/booking-success?order=*')
    expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=id')).toHaveLength(1)
    expect(await callAs(page, renter, 'GET', '/rest/v1/payments?select=id')).toHaveLength(1)
  })
})

test('a hold that lapses during the payment is taken again if the dates are still free', async ({
  page,
  browser,
}) => {
  const offer = await offered(browser)
  const renter = await newRenter(page)
  await putIntoBasket(page, renter, [offer])
  await proceed(page)
  await typeCard(page, '4000 0027 6000 3184')
  await pay(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await callAs(page, renter, 'DELETE', '/rest/v1/reservations?id=not.is.null')
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.waitForURL('**/booking-success?order=*')
  expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=status')).toEqual([
    { status: 'confirmed' },
  ])
})

test.describe('two people who want the last unit', () => {
  test.use({ expectedErrors: ['409', 'place-hold'] })

  test('press at the same moment: one holds it, the other one is told', async ({ page, browser }) => {
    const offer = await offered(browser)
    const rivals = await (await browser.newContext()).newPage()
    const pages = [page, rivals]
    for (const one of pages) {
      await putIntoBasket(one, await newRenter(one), [offer])
      await one.goto('/basket')
      await expect(one.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled()
    }
    await Promise.all(pages.map((one) => one.getByRole('button', { name: 'Proceed to Checkout' }).click()))
    const outcomes = await Promise.all(
      pages.map((one) =>
        Promise.race([
          one
            .getByText('Held for you')
            .waitFor({ timeout: 30_000 })
            .then(() => 'held'),
          one
            .getByRole('dialog', { name: 'Items Unavailable' })
            .waitFor({ timeout: 30_000 })
            .then(() => 'told'),
        ]),
      ),
    )
    expect(outcomes.sort()).toEqual(['held', 'told'])
    await rivals.context().close()
  })
})

test('pressing "Pay" twice pays once, by one order', async ({ page, browser }) => {
  const offer = await offered(browser)
  const renter = await newRenter(page)
  await putIntoBasket(page, renter, [offer])
  await proceed(page)
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay €/ }).dblclick()
  await page.waitForURL('**/booking-success?order=*')
  expect(await callAs(page, renter, 'GET', '/rest/v1/orders?select=id')).toHaveLength(1)
  expect(await callAs(page, renter, 'GET', '/rest/v1/bookings?select=id')).toHaveLength(1)
  expect(await callAs(page, renter, 'GET', '/rest/v1/payments?select=status')).toEqual([
    { status: 'captured' },
  ])
})

test.describe('a hold that fails', () => {
  test.use({ expectedErrors: ['500', '403', 'place-hold'] })

  test('says why, as far as it is known; a hold that is placed leaves its id in the browser', async ({
    page,
    browser,
  }) => {
    const offer = await offered(browser)
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [offer])
    await page.goto('/basket')
    for (const [status, code, words] of [
      [500, 'UNEXPECTED', 'Unable to reserve item: Unknown error'],
      [403, 'BLOCKED', 'Unable to reserve item: Your account is blocked. Please contact us.'],
    ] as const) {
      await page.route('**/functions/v1/place-hold', (route) =>
        route.fulfill({ status, json: { code, message: code, details: null } }),
      )
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await expect(page.getByText(words).last()).toBeVisible()
      await expect(page).toHaveURL(/\/basket$/)
      await page.unroute('**/functions/v1/place-hold')
    }
    await proceed(page)
    const [hold] = await callAs<{ id: string }[]>(page, renter, 'GET', '/rest/v1/reservations?select=id')
    expect(await page.evaluate(() => localStorage.getItem('tempReservationId'))).toBe(hold!.id)
  })
})
