import type { Page } from '@playwright/test'
import { findFreeItem } from './free-item.ts'
import { expect, test } from './test.ts'

/** Dates as another version of ICU writes them: browsers are older or newer than the server. */
async function writeDatesOtherwise(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const date = Intl.DateTimeFormat.prototype
    const { formatRange } = date
    date.formatRange = function (start, end) {
      return `${formatRange.call(this, start, end)}\u200a`
    }
    const { get } = Object.getOwnPropertyDescriptor(date, 'format')!
    Object.defineProperty(date, 'format', {
      get() {
        const format = get!.call(this)
        return (value: number) => `${format(value)}\u200a`
      },
    })
    const { of } = Intl.DisplayNames.prototype
    Intl.DisplayNames.prototype.of = function (code) {
      return `${of.call(this, code)}\u200a`
    }
  })
}

test('no page is drawn anew where the browser writes dates otherwise than the server @phone', async ({
  page,
  request,
}) => {
  await writeDatesOtherwise(page)
  const item = await findFreeItem(request)
  const period = `from=${item.from}&to=${item.to}`
  // What React draws anew is an error of the page, which fails the test.
  const open = (path: string) => page.goto(path, { waitUntil: 'networkidle' })
  const openLinked = async (part: string) =>
    open((await page.locator(`a[href*="${part}"]`).first().getAttribute('href'))!)
  for (const path of ['/', `/search?place=Berlin&${period}`, '/search?q=zeppelin+saturday', '/terms'])
    await open(path)
  await open('/supabase-items')
  await open('/wishes')
  await openLinked('/wishes/')
  await open('/rent')
  await openLinked('/rent/')
  await open(`/product/${item.id}`)
  await open(`/product/${item.id}?${period}`)
  await openLinked('/people/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
