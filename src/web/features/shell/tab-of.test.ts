import { expect, test } from 'vitest'
import { tabOf } from './tab-of.ts'

test.each([
  ['/', '/'],
  ['/search', '/'],
  ['/product/1', '/'],
  ['/rent/berlin', '/'],
  ['/rental-agreement', undefined],
  ['/dashboard/saved', '/dashboard/saved'],
  ['/dashboard/customers/1', '/dashboard/my-rentals'],
  ['/booking/qr/1', '/dashboard/my-rentals'],
  ['/dashboard/messages/1', '/dashboard/messages'],
  ['/dashboard', '/account'],
  ['/dashboard/earnings', '/account'],
  ['/account/security', '/account'],
  ['/terms', undefined],
])('the tab of %s is %s', (page, tab) => {
  expect(tabOf(page)).toBe(tab)
})
