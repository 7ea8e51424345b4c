import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from './test.ts'

const MARTA = 'marta@demo.lendaround.example'

test.describe('the language', () => {
  test('follows the browser, and is kept in the address, the choice and the document', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'de-AT', baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/our-story')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')

    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { name: 'Notre histoire' })).toBeVisible()
    await expect(page.getByText('Langue modifiée').last()).toBeVisible()
    await expect(page).toHaveURL(/\?lang=fr$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Conditions d’utilisation' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr')
    await context.close()
  })

  test('of the address wins over the stored one, and nonsense is not accepted', async ({ request }) => {
    for (const [asked, given] of [
      ['es', 'es'],
      ['xx', 'fr'],
    ]) {
      const page = await request.get(`/terms?lang=${asked}`, { headers: { cookie: 'language=fr' } })
      expect(await page.text()).toContain(`<html lang="${given}"`)
    }
  })

  test('travels in a copied address, which says so for a moment', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/our-story')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: 'Copy link in this language' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/our-story\?lang=en$/)
    await expect(page.getByRole('button', { name: 'Copy link in this language' })).toBeVisible()
  })
})

test('the chosen colours are there from the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/our-story')
  await page.getByRole('group', { name: 'Colours' }).getByTitle('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const html = await (await page.goto('/terms'))!.text()
  expect(html).toContain('data-theme="dark"')
  await expectAccessible(page)
})

test('the test mode opens guarded screens for this browser, and is off by default', async ({ page }) => {
  await page.goto('/our-story')
  const testMode = page.getByRole('contentinfo').getByRole('switch', { name: /^Test mode/ })
  await expect(testMode).not.toBeChecked()
  await testMode.check()
  expect(await page.evaluate(() => localStorage.getItem('testMode'))).toBe('true')
  await page.goto('/account/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // One's own screens have no footer: the switch is on a page that is read.
  await page.goto('/our-story')
  await testMode.uncheck()
  await page.goto('/account/privacy')
  await expect(page).toHaveURL(/\/login$/)
})

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/our-story')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('navigating to another screen moves the focus there and announces its title', async ({ page }) => {
  await page.goto('/our-story')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Terms of use · Lendaround' })).toBeAttached()
})

test('a tap without a connection keeps the page, and goes on once there is one', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(
    'ERR_INTERNET_DISCONNECTED',
    'ERR_FAILED',
    'route module',
    'dynamically imported module',
  )
  await page.goto('/how-it-works')
  const tap = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  const offline = page.getByRole('dialog', { name: 'You are offline' })
  // The dialog's code comes once a page is there.
  const isLoaded = () =>
    page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-dialog')),
    )

  await isLoaded()
  await context.setOffline(true)
  await tap('Our story')
  await expectAccessible(page)
  await offline.getByRole('button', { name: 'Stay here' }).click()
  await expect(offline).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'How' })).toBeVisible()
  await tap('Our story')
  await offline.getByRole('button', { name: 'Try again' }).click()
  await expect(offline.getByText('Still no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/our-story$/)

  // The browser knows of nothing, and the data or the code of the next screen is lost on its way.
  for (const [name, address] of [
    ['Careers', /careers$/],
    ['Lendaround', /:\d+\/$/],
  ] as const) {
    const here = page.url()
    await isLoaded()
    await page.route('**', (route) => route.abort())
    await tap(name)
    await expect(offline).toBeVisible()
    await expect(page).toHaveURL(here)
    await page.unroute('**')
    await expect(page).toHaveURL(address)
  }
})

test('every footer link leads to a page', async ({ request }) => {
  const [, footer] = (await (await request.get('/our-story')).text()).match(/<footer(.+?)<\/footer>/s)!
  const paths = [...footer!.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThanOrEqual(15)
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('an error in the address is shown or ignored, and removed from it', async ({ page }) => {
  await page.goto('/our-story?error=unauthorized')
  await expect(page.getByText('Authentication Required').last()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/our-story?error=invalid_grant&error_description=x&keep=1')
  await expect(page).toHaveURL(/\/our-story\?keep=1$/)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()

  await page.goto('/our-story#error=server_error&error_description=x')
  await expect(page.getByText('An authentication error occurred').last()).toBeVisible()
  await expect(page).toHaveURL(/\/our-story$/)
})

test('a signed-in person finds their account, and leaves a guarded page by signing out', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await signInAs(page, MARTA)
  await page.goto('/account/security')
  if (isMobile) await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click()
  else await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText(MARTA, { exact: true }).locator('visible=true')).toBeVisible()
  const rentals = isMobile ? 'Rentals' : 'My Rentals'
  await expect(
    page.locator('a[href="/dashboard/my-rentals"]:visible', { hasText: rentals }).first(),
  ).toBeVisible()
  if (isMobile) await expectAccessible(page)
  await page.locator('button:visible', { hasText: 'Logout' }).click()
  await expect(page.getByText('You have been successfully logged out.').last()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('sb-lendaround-auth-token'))).toBeNull()
})

test('below 1024 px five tabs lead to what people do, and a footer to read only from pages to read', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile)
  await signInAs(page, MARTA)
  await page.goto('/dashboard/my-rentals')
  const tabs = page.getByRole('navigation', { name: 'Quick access' })
  for (const [name, address] of [
    ['Saved', /saved$/],
    ['Messages', /messages$/],
    ['Account', /account$/],
    ['Explore', /:\d+\/$/],
    ['Rentals', /my-rentals$/],
  ] as const) {
    const tab = tabs.getByRole('link', { name: new RegExp(`${name}$`) })
    await tab.click()
    await expect(page).toHaveURL(address)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('contentinfo')).toBeHidden()
  }
  await page.getByRole('link', { name: 'Lending', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expectAccessible(page)

  // A task has the screen to itself.
  await page.goto('/upload')
  await expect(page.getByRole('heading', { level: 1, name: 'Show it' })).toBeVisible()
  await expect(tabs).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('the header keeps its place while it finds out who is here', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await signInAs(page, MARTA)
  const { promise: measured, resolve: go } = Promise.withResolvers<void>()
  await page.route(/entry\.client/, (route) => measured.then(() => route.continue()))
  await page.goto('/our-story', { waitUntil: 'commit' })
  const search = page.getByRole('combobox')
  await expect(search).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await search.boundingBox()
  go()
  if (isMobile)
    await expect(page.getByRole('link', { name: /^\d+ unread.*Account$|Account$/ }).last()).toBeVisible()
  else await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  expect(await search.boundingBox()).toEqual(before)
})

const WORDS = {
  en: ['Browse', 'Map', 'List your item'],
  de: ['Stöbern', 'Karte', 'Etwas verleihen'],
} as const

// Below 1024 px these are behind the tabs.
test('the header has every link from 1024 px on, in long words too', async ({ page }) => {
  for (const lang of ['en', 'de'] as const) {
    await page.goto(`/search?lang=${lang}`)
    const header = page.getByRole('banner')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of WORDS[lang])
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(header.getByRole('link', { name: /^(Login|Anmelden)$/ })).toBeInViewport({ ratio: 1 })
      const box = await header.getByRole('combobox').boundingBox()
      expect(box!.width, `at ${width}`).toBe(250)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 768, height: 800 })
    expect((await header.getByRole('combobox').boundingBox())!.width).toBe(250)
    await expect(
      page.getByRole('navigation').getByRole('link', { name: /^(Explore|Entdecken)$/ }),
    ).toBeInViewport()
    await expectAccessible(page)
  }
})

test('the QR codes are one press away for the signed-in, on a phone in the account', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await signInAs(page, MARTA)
  await page.goto('/our-story')
  if (isMobile) await page.getByRole('link', { name: /Account$/ }).click()
  await page.getByRole('link', { name: 'My QR codes' }).click()
  await expect(page).toHaveURL(/\/dashboard\/my-rentals$/)
})

test('a visitor loads no client for an account, and no script that the policy does not know', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const response = await page.goto('/our-story')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => url.includes('browser-client'))).toEqual([])
  const policy = response!.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
})

test('the texts are accessible', async ({ page }) => {
  for (const path of ['/how-it-works', '/help-center', '/rental-agreement']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
