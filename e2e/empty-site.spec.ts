import type { Page } from '@playwright/test'
import { type SmtpDouble, startSmtpDouble } from '#server/mail/testing/smtp-double.ts'
import { PASSWORD, setUpSecondFactor } from './account-steps.ts'
import { publishableKey } from './free-item.ts'
import { offerAs } from './lender.ts'
import { onOwnSite, START_MS } from './own-site.ts'
import { callAs, handInIdentity, type Person, pay, proceed, putIntoBasket, typeCard } from './renter.ts'
import { test as base, expect, expectAccessible, keepSession } from './test.ts'

const OPERATOR = 'operator@leihwerk.test'

interface EmptySite {
  site: string
  mails: SmtpDouble
}

/** As `test`, on an empty production installation of its own: play money, and a mail server that keeps what it gets. */
const test = base.extend<object, { empty: EmptySite }>({
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright wants a pattern here
    async ({}, use) => {
      const mails = await startSmtpDouble()
      const settings = {
        LENDAROUND_MODE: 'production',
        PAYMENTS: 'test',
        OPERATOR_NAME: 'Leihwerk eG',
        OPERATOR_ADDRESS: 'Kaistraße 7, 20457 Hamburg, Germany',
        OPERATOR_EMAIL: 'office@leihwerk.test',
        OPERATOR_PHONE: '+49 40 555 0199',
        OPERATOR_JURISDICTION: 'Hamburg, Germany',
        ADMIN_EMAIL: OPERATOR,
        SMTP_URL: mails.url,
        MAIL_FROM: 'Leihwerk <no-reply@leihwerk.test>',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
        PUBLISHABLE_KEY: publishableKey(),
      }
      await onOwnSite(settings, (site) => use({ site, mails }))
      await mails.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ empty }, use) => use(empty.site),
})

/** The code of the newest mail to an address, as soon as it has come, of those after `seen`. */
async function codeTo({ received }: SmtpDouble, address: string, seen = 0): Promise<string> {
  let code = ''
  await expect
    .poll(() => {
      const mail = received.slice(seen).findLast(({ to }) => to.includes(address))
      code = mail?.raw.match(/^Subject: (\d{6})/m)?.[1] ?? mail?.raw.match(/\b\d{6}\b/)?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** A new person, who signs up and confirms by request. */
async function join(page: Page, mails: SmtpDouble, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.org`
  const key = publishableKey()
  const headers = { apikey: key }
  await page.request.post('/auth/v1/signup', { headers, data: { email, password: PASSWORD, data: { name } } })
  const response = await page.request.post('/auth/v1/verify', {
    headers,
    data: { type: 'signup', email, token: await codeTo(mails, email) },
  })
  const session = await response.json()
  await keepSession(page, session)
  return { id: session.user.id, token: session.access_token, key }
}

async function set(page: Page, setting: string, value: string, by: 'fill' | 'selectOption' = 'fill') {
  await page.getByRole('button', { name: `Change ${setting}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: setting })
  await dialog.getByLabel('New value')[by](value)
  await expect(dialog.getByLabel('Why?')).toHaveValue('Setting up the site')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

const step = (page: Page, heading: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
const done = (page: Page, heading: RegExp) =>
  expect(step(page, heading).getByRole('heading', { level: 2 })).toContainText('(done)')
const sayRight = async (page: Page, heading: RegExp) => {
  await step(page, heading).getByRole('button', { name: 'This is right' }).click()
  await done(page, heading)
}

const EURO = /€|\bEUR\b|\beuros?\b/i

/** All that a page says: its text, what its fields hold, and its head. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content')),
      ...[...document.querySelectorAll('script[type="application/ld+json"]')].map((data) => data.textContent),
      document.body.innerText,
      ...[...document.querySelectorAll('input')].map(({ value, placeholder }) => `${value} ${placeholder}`),
    ].join('\n'),
  )

async function expectFrancs(page: Page) {
  await expect.poll(() => wordsOf(page)).toContain('CHF')
  expect(await wordsOf(page)).not.toMatch(EURO)
}

test('an empty production site gets its name, colour, currency, categories and fee, and its first paid booking', async ({
  page,
  browser,
  empty: { mails },
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await page.goto('/register')
  await page.getByLabel('Name').fill('Ada Operator')
  await page.getByLabel('E-mail').fill(OPERATOR)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Six-digit code').fill(await codeTo(mails, OPERATOR))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.getByRole('main').getByRole('link', { name: 'Set up your site' }).click()
  await done(page, /^Say who runs it/)
  await expect(page.getByText('Payments are play money now.')).toBeVisible()
  await expectAccessible(page)
  await set(page, 'Name of the site', 'Leihwerk Hamburg')
  await set(page, 'Short name', 'Leihwerk')
  await set(page, 'Main colour', '#0a4d8c')
  await page.getByRole('link', { name: 'Write its headline' }).click()
  await page.getByRole('button', { name: 'Begin with the shipped text' }).click()
  await page.getByLabel('Title').fill('Machines for Hamburg')
  await page.getByLabel('Reason').fill('Our own site')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines for Hamburg', {
      timeout: 1_000,
    })
  }).toPass()
  await expect(page).toHaveTitle(/^Machines for Hamburg/)
  await page.goto('/admin/start')
  await sayRight(page, /^Make it yours/)
  await set(page, 'Currency', 'CHF', 'selectOption')
  await set(page, 'Platform fee', '12.5')
  await sayRight(page, /^Decide what you earn/)
  await sayRight(page, /^Say where things change hands/)

  const before = mails.received.length
  await page.getByRole('button', { name: 'Send the test mail' }).click()
  await page.getByLabel(`Code from the mail to ${OPERATOR}`).fill(await codeTo(mails, OPERATOR, before))
  await page.getByRole('button', { name: 'It arrived' }).click()
  await done(page, /^Send a mail/)
  expect(mails.received.at(-1)!.raw).toContain('Leihwerk')

  await step(page, /^Choose what can be rented/)
    .getByRole('link', { name: 'To the categories' })
    .click()
  await page.getByRole('button', { name: 'Edit Tools' }).click()
  await page.getByRole('dialog').getByLabel('Name (English)').fill('Machines')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/admin/start')
  await sayRight(page, /^Choose what can be rented/)

  const moderators = await (await browser.newContext()).newPage()
  await join(moderators, mails, 'Mona')
  await step(page, /^Find a second person/)
    .getByRole('link', { name: 'To the roles' })
    .click()
  await page.getByRole('searchbox').fill('Mona')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Change roles of Mona' }).click()
  const roles = page.getByRole('dialog')
  await roles.getByRole('checkbox', { name: /^Moderator/ }).check()
  await roles.getByRole('button', { name: 'Save roles' }).click()
  await expect(roles).toBeHidden()
  await setUpSecondFactor(moderators)
  await setUpSecondFactor(page)

  const people = await browser.newContext()
  const lenders = await people.newPage()
  const offer = await offerAs(lenders, await join(lenders, mails, 'Lena'))
  const renters = await (await browser.newContext()).newPage()
  const renter = await join(renters, mails, 'Rita')
  await handInIdentity(renters, renter)
  await moderators.goto('/admin/listings')
  await moderators.getByRole('link', { name: new RegExp(offer.title) }).click()
  await moderators.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(moderators.getByText(`“${offer.title}” is online`).last()).toBeVisible()
  await moderators.goto('/admin/identities')
  await moderators
    .getByRole('main')
    .getByRole('link', { name: /Robin Renter|Rita/ })
    .click()
  await moderators.getByRole('button', { name: 'Show the document' }).click()
  await moderators.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(moderators.getByText(/is told about the approval/)).toBeVisible()

  await renters.goto(`/product/${offer.itemId}`)
  await expect(renters).toHaveTitle(/Leihwerk/)
  await expect(renters.getByRole('main')).toContainText('Machines')
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--site-accent')
  expect(await renters.evaluate(accent)).toContain('#0a4d8c')
  await expectFrancs(renters)
  for (const path of ['/search', '/how-it-works', '/help-center', '/how-to-book']) {
    await renters.goto(path)
    await expectFrancs(renters)
  }
  await putIntoBasket(renters, renter, [offer])
  await renters.goto('/basket')
  await expectFrancs(renters)
  await proceed(renters)
  await expectFrancs(renters)
  await typeCard(renters, '4242 4242 4242 4242')
  await pay(renters)
  await renters.waitForURL('**/booking-success?order=*')
  const [{ id, ...booking }] = await callAs<[{ id: string }]>(
    renters,
    renter,
    'GET',
    '/rest/v1/bookings?select=id,status,fee_percent',
  )
  expect(booking).toEqual({ status: 'confirmed', fee_percent: 12.5 })
  await renters.goto(`/dashboard/my-rentals/${id}`)
  await expectFrancs(renters)
  for (const path of ['/', '/dashboard/my-rentals', '/dashboard/earnings', '/upload']) {
    await renters.goto(path)
    await expect(renters.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await wordsOf(renters), path).not.toMatch(EURO)
  }

  // Everything is shown to work but the backup, which is taken beside the site.
  await expect(async () => {
    await page.goto('/admin/start')
    await expect(page.getByRole('status').filter({ hasText: '1 of 9 steps left' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(step(page, /^Take a backup/).getByRole('heading', { level: 2 })).toContainText('(still to do)')
  for (const { raw } of mails.received.slice(before)) expect(raw).not.toMatch(/Lendaround/)
  for (const one of [moderators, lenders, renters]) await one.context().close()
})
