import { offered } from './lender.ts'
import { callAs, newRenter, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a delivery needs an address, costs its fee, and is booked with both', async ({ page, browser }) => {
  const offer = await offered(browser, { delivery_methods: ['pickup', 'delivery'] })
  const renter = await newRenter(page)
  await putIntoBasket(page, renter, [offer])
  await proceed(page)
  await page.getByText('Bring it to me', { exact: true }).click()
  const payButton = page.getByRole('button', { name: 'Pay €47.00' })
  await payButton.click()
  await expect(page.getByText('Please enter street and number.')).toBeVisible()
  await expect(page.getByLabel('Street and number')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Street and number').fill('Weserstraße 7')
  await page.getByLabel('Postcode').fill('12047')
  await page.getByLabel('Town').fill('Berlin')
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')
  const path = '/rest/v1/bookings?select=delivery_method,delivery_address,delivery_cents,total_cents'
  expect(await callAs(page, renter, 'GET', path)).toEqual([
    {
      delivery_method: 'delivery',
      delivery_address: expect.stringMatching(/Weserstraße 7.*12047 Berlin/s),
      delivery_cents: 1_000,
      total_cents: 4_700,
    },
  ])
})

test('a shared hub is chosen among those of the city, and stands on the booking', async ({
  page,
  browser,
}) => {
  const offer = await offered(browser, { delivery_methods: ['pickup', 'hub'] })
  const renter = await newRenter(page)
  await putIntoBasket(page, renter, [offer])
  await proceed(page)
  await page.getByText('Shared hub', { exact: true }).click()
  const hubs = page.getByRole('group', { name: 'Where do you pick it up?' }).getByRole('radio')
  await expect(hubs.first()).toBeAttached()
  await page.getByRole('button', { name: 'Pay €37.00' }).click()
  await expect(page.getByText('Please choose the hub where you want to pick up.')).toBeVisible()
  await expectAccessible(page)
  await hubs.first().check({ force: true })
  await typeCard(page, '4242 4242 4242 4242')
  await pay(page)
  await page.waitForURL('**/booking-success?order=*')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').click()
  await page.waitForURL('**/dashboard/my-rentals/*')
  const [booking] = await callAs<[{ hub: { name: string; address: string } }]>(
    page,
    renter,
    'GET',
    '/rest/v1/bookings?select=hub:hubs(name,address)',
  )
  await expect(page.getByText(booking.hub.name).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test.describe('a hold that takes more proof of identity', () => {
  test.use({ expectedErrors: ['/functions/v1/place-hold', 'status of 403'] })

  test('above 1000 € a selfie is asked for after the document', async ({ page, browser }) => {
    const offer = await offered(browser, { price_per_day_cents: 51_000 })
    const renter = await newRenter(page)
    await putIntoBasket(page, renter, [offer])
    await page.goto('/basket')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.waitForURL('**/booking/summary')
    await expect(page.getByText(/ID and a selfie/)).toBeVisible()
    const identity = page.getByRole('main')
    await expect(identity.getByText('Step 2 of 2')).toBeVisible()
    await identity.getByRole('button', { name: 'Send for checking' }).click()
    await expect(identity.getByText('Please add the photo.')).toBeVisible()
    await expectAccessible(page)
    const input = identity.locator('input[type=file]')
    await expect(input).toHaveAttribute('capture', 'user')
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(identity.getByText('Uploaded')).toBeVisible()
    await identity.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByText('Your identity is verified')).toBeVisible({ timeout: 20_000 })
    expect(await callAs(page, renter, 'GET', '/rest/v1/profiles?select=kyc_level')).toEqual([
      { kyc_level: 2 },
    ])
    await typeCard(page, '4242 4242 4242 4242')
    await pay(page)
    await page.waitForURL('**/booking-success?order=*')
  })
})

test('a delivery that lifts the total above 1000 € asks for the selfie where it is chosen', async ({
  page,
  browser,
}) => {
  const offer = await offered(browser, {
    price_per_day_cents: 50_000,
    delivery_methods: ['pickup', 'delivery'],
  })
  const renter = await newRenter(page)
  await putIntoBasket(page, renter, [offer])
  await proceed(page)
  await expect(page.getByText('Your identity is verified')).toBeVisible()
  await page.getByText('Bring it to me', { exact: true }).click()
  await page.getByLabel('Street and number').fill('Weserstraße 7')
  await page.getByLabel('Postcode').fill('12047')
  await page.getByLabel('Town').fill('Berlin')
  await page.getByRole('button', { name: 'Pay €1,010.00' }).click()
  const identity = page.getByRole('region', { name: 'Your identity' })
  await expect(identity.getByText('Step 2 of 2')).toBeVisible()
  await expectAccessible(page)
  await identity
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(identity.getByText('Uploaded')).toBeVisible()
  await identity.getByRole('button', { name: 'Send for checking' }).click()
  await expect(identity.getByText('Your identity is verified')).toBeVisible({ timeout: 20_000 })
})
