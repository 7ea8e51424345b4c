import { expect, it } from 'vitest'
import { redirectSources } from './redirect-sources.ts'

it.each([
  ['https://app.example.org/**', 'https://app.example.org'],
  ['https://*.example.org/welcome', 'https://*.example.org'],
  ['http://10.0.2.2:8081/*', 'http://10.0.2.2:8081'],
  ['lendaround-app://welcome', 'lendaround-app:'],
  ['https://pr-*-site.example.org/**', 'https:'],
  ['https://**', 'https:'],
  ["https://a.org;script-src 'unsafe-inline'/x", 'https:'],
])('calls %s %s', (glob, source) => {
  expect(redirectSources([glob])).toEqual([source])
})

it('names each place once, and none for what is no address', () => {
  expect(redirectSources(['https://a.org/x', 'https://a.org/y', '**'])).toEqual(['https://a.org'])
})
