import { expect, it } from 'vitest'
import { isKnownOrigin } from './known-origin.ts'

const SITE = 'https://lend.example'

it.each([
  ['a program, which has none', undefined, [], true],
  ['the site', SITE, [], true],
  ['the host that is asked, as behind another name', 'http://127.0.0.1:3000', [], true],
  ['a listed site', 'https://shop.example', ['https://shop.example'], true],
  ['any site where all may', 'https://shop.example', ['*'], true],
  ['another site', 'https://shop.example', ['https://shops.example'], false],
  ['the site without encryption', 'http://lend.example', [], false],
  ['a name that ends alike', 'https://evil-lend.example', [], false],
  ['a page in a sandbox', 'null', [], false],
  ['no origin at all', 'lend.example', [], false],
])('a socket from %s', (_, origin, listed, isKnown) => {
  expect(isKnownOrigin({ origin, host: '127.0.0.1:3000' }, SITE, listed)).toBe(isKnown)
})
