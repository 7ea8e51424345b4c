import { expect, it } from 'vitest'
import { routeOf } from './route-of.ts'

it.each([
  ['/', 'page'],
  ['/product/4f?from=2026', 'page'],
  ['/rest/v1/items?select=*', 'rest'],
  ['/functions/v1/place-hold', 'functions/place-hold'],
  ['/functions/v1/invented-by-a-client', 'functions'],
  ['/storage/v1/object/images/x.png', 'storage'],
  ['/assets/a.js', 'assets'],
  ['/readyz', 'probe'],
])('%s is counted as %s', (url, route) => {
  expect(routeOf(url, new Set(['place-hold']))).toBe(route)
})
