import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the server names its version, as what watches it asks', async ({ request }) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(await (await request.get('/livez')).text()).toBe(`ok ${version}`)
})

test('the site says whom to tell of a weakness', async ({ request, baseURL }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:trust@lendaround.example\n')
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`)
  const [, expires] = text.match(/^Expires: (.+)$/m) ?? []
  expect(new Date(expires ?? 0).getTime()).toBeGreaterThan(Date.now())
})

test.describe('the items of the data API', () => {
  const rows = (page: Page) => page.locator('tbody tr')
  const sent = (page: Page) => page.locator('main code')

  test('are listed with their request and its time, page by page', async ({ page }) => {
    await page.goto('/supabase-items')
    await expect(page.getByRole('heading', { name: 'Items from the data API' })).toBeVisible()
    await expect(rows(page)).toHaveCount(25)
    await expect(sent(page)).toHaveText(/^GET \/rest\/v1\/items\?select=.*&order=published_at\.desc/)
    await expect(page.getByText(/^20[06] in [\d.,]+ ms on the server, 25 of \d+ rows$/)).toBeVisible()
    const first = await rows(page).first().innerText()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(sent(page)).toHaveText(/offset=25/)
    expect(await rows(page).first().innerText()).not.toBe(first)
    await expectAccessible(page)
  })

  test('are filtered and sorted, and the same address shows the same', async ({ page }) => {
    await page.goto('/supabase-items')
    await page.getByLabel('City').fill('berlin')
    await page.getByLabel('Price a day up to').fill('20')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(sent(page)).toHaveText(/city=ilike\..*berlin.*price_per_day_cents=lte\.2000/)
    await page.getByRole('columnheader', { name: 'Price a day' }).getByRole('link').click()
    await expect(page.getByRole('columnheader', { name: 'Price a day' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const prices = async () =>
      (await page.locator('tbody tr td:nth-child(3)').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      )
    const found = await prices()
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(Math.max(...found)).toBeLessThanOrEqual(20)
    await expect(page.locator('tbody tr td:nth-child(2)').first()).toHaveText('Berlin')
    await page.reload()
    expect(await prices()).toEqual(found)
    await page.getByLabel('Title contains').fill('no such thing')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByText('Nothing fits this filter.', { exact: false })).toBeVisible()
  })
})

test.describe('the upload', () => {
  const picture = async () => ({
    name: 'green.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5c45' } })
        .png()
        .toBuffer(),
    ),
  })
  const choose = (page: Page, bucket: string) =>
    page.getByRole('group', { name: 'Bucket' }).getByText(bucket, { exact: true }).click()
  const send = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true }).click()
  /** The link under a name of the list of addresses. */
  const address = (page: Page, name: string) =>
    page.locator('dl > div', { hasText: name }).getByRole('link').getAttribute('href')

  test('goes into the person’s own folder, and every address gives the file', async ({ page }) => {
    await newRenter(page, { verified: false })
    await page.goto('/supabase-upload')
    await choose(page, 'images')
    await page.getByLabel('File').setInputFiles(await picture())
    await send(page)
    await expect(page.getByRole('img', { name: 'The uploaded picture' })).toBeVisible()
    await expectAccessible(page)
    for (const [name, part] of [
      ['Public address', '/object/public/images/'],
      ['Signed address', '/object/sign/images/'],
      ['Address of a version 640 pixels wide', '/render/image/public/images/'],
    ] as const) {
      const to = await address(page, name)
      expect(to).toContain(part)
      const response = await page.request.get(to!)
      expect([response.status(), response.headers()['content-type']]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
    }
    await page.getByRole('button', { name: 'Remove the file' }).click()
    await expect(page.getByRole('heading', { name: 'Uploaded' })).toBeHidden({ timeout: 30_000 })
  })

  test.describe('of a large file into a private bucket', () => {
    const PART_BYTES = 6 * 1024 * 1024
    test.use({ expectedErrors: ['/storage/v1/upload/resumable/'] })

    test('goes on from where the connection broke, and has no public address', async ({ page, context }) => {
      await newRenter(page, { verified: false })
      await page.goto('/supabase-upload')
      await choose(page, 'documents')
      const paper = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(PART_BYTES + 1_000, ' ')])
      await page
        .getByLabel('File')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: paper })
      const offsets: (string | undefined)[] = []
      await page.route('**/upload/resumable/*', async (route, request) => {
        if (request.method() !== 'PATCH') return route.continue()
        if (offsets.push(request.headers()['upload-offset']) !== 2) return route.continue()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      })
      await send(page)
      await expect(page.getByText('No connection. The upload continues by itself.')).toBeVisible()
      await context.setOffline(false)

      await expect(page.getByText('This bucket is private', { exact: false })).toBeVisible()
      expect(offsets).toEqual(['0', String(PART_BYTES), String(PART_BYTES)])
      await expect(page.getByText('Only pictures come in other sizes.')).toBeVisible()
      const response = await page.request.get((await address(page, 'Signed address'))!)
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect((await response.body()).equals(paper)).toBe(true)
    })
  })

  test.describe('that is refused', () => {
    test.use({ expectedErrors: ['/storage/v1/object/'] })

    test('says that a visitor has to log in, and by whose rule', async ({ page }) => {
      await page.goto('/supabase-upload')
      await expect(page.getByRole('group', { name: 'Bucket' }).getByRole('radio')).toHaveCount(2)
      await page.getByLabel('File').setInputFiles(await picture())
      await send(page)
      const alert = page.getByRole('alert').filter({ hasText: 'only signed-in people' })
      await expect(alert).toContainText('AccessDenied: new row violates row-level security policy')
      await alert.getByRole('link', { name: 'Login' }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect(await page.evaluate(() => localStorage.getItem('authRedirect'))).toBe('/supabase-upload')
    })

    test('says that the bucket does not take the type', async ({ page }) => {
      await newRenter(page, { verified: false })
      await page.goto('/supabase-upload')
      await page
        .getByLabel('File')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
      await send(page)
      await expect(page.getByText('The bucket does not take files of this type.')).toBeVisible()
    })
  })
})
