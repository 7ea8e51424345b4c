import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { stripNonce } from './strip-nonce.ts'

const NONCE = 'bm9uY2U='
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const seal = (html: string) =>
  stripNonce(new Response(null, { headers: { 'content-length': '1' } }), Buffer.from(html), NONCE)

it('vouches by hash for the inline scripts that carried the nonce, and takes the nonce out', () => {
  const page = seal(
    `<script nonce="${NONCE}">go()</script><script nonce="${NONCE}" src="/assets/a.js"></script>`,
  )
  expect(page.scripts).toEqual([sha256('go()')])
  expect(page.body.toString()).toBe('<script>go()</script><script src="/assets/a.js"></script>')
})

it('leaves markup that was smuggled in as powerless as under the nonce', () => {
  const page = seal(`<p><script>evil()</script><script nonce="guessed">evil()</script></p>`)
  expect(page.scripts).toEqual([])
})

it('vouches for a script once, however often it stands there', () => {
  const page = seal(`<script nonce="${NONCE}">go()</script>`.repeat(3))
  expect(page.scripts).toEqual([sha256('go()')])
})

it('drops the length of the page as it was', () => {
  expect(seal('<p></p>').headers.has('content-length')).toBe(false)
})
