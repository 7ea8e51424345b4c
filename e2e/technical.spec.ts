import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { newRenter } from './renter.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the items of the data API are listed with their request', async ({ page }) => {
  await page.goto('/supabase-items')
  await expect(page.getByRole('heading', { name: 'Items from the data API' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await expectAccessible(page)
})

test('a picture goes into the own folder of the storage', async ({ page }) => {
  await newRenter(page, { verified: false })
  await page.goto('/supabase-upload')
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5c45' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('figure')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The uploaded picture' })).toBeVisible()
})

test('a stranger who wants to upload is asked to sign in first', async ({ page }) => {
  await page.goto('/supabase-upload')
  await expect(page).toHaveURL(/\/login$/)
})
