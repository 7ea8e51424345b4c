import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

const DOOR = { latitude: 52.4881, longitude: 13.4292 }

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=52.4881%2C13.4292&dirflg=w',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q=52.4881%2C13.4292'],
  [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=52.4881%2C13.4292',
  ],
])('on %s the way opens at %s', (userAgent, address) => {
  expect(directionsTo(DOOR, userAgent)).toBe(address)
})

test('an address without a point is looked up by the map', () => {
  expect(directionsTo('Sonnenallee 12, Berlin', 'Android')).toBe('geo:0,0?q=Sonnenallee%2012%2C%20Berlin')
})
