import { expect, it } from 'vitest'
import { routeOf } from './route-of.ts'

it.each([
  ['/', 200, 'page'],
  ['/product/4f?from=2026', 200, 'page'],
  ['/rest/v1/items?select=*', 200, 'rest'],
  ['/functions/v1/place-hold', 409, 'functions/place-hold'],
  ['/functions/v1/invented-by-a-client', 404, 'functions'],
  ['/storage/v1/object/images/x.png', 200, 'storage'],
  ['/assets/a.js', 200, 'assets'],
  ['/readyz', 503, 'probe'],
])('%s with %i is counted as %s', (url, status, route) => {
  expect(routeOf(url, status)).toBe(route)
})
