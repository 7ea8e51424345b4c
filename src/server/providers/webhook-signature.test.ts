import { expect, it } from 'vitest'
import { isSignedWebhook, signWebhook } from './webhook-signature.ts'

const now = new Date('2026-06-01T10:00:00Z')
const body = '{"id":"evt_1"}'
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

it('takes what it signed, for five minutes either way', () => {
  const header = signWebhook(body, 'secret', now)
  expect(header).toMatch(/^t=1780308000,v1=[0-9a-f]{64}$/)
  for (const seconds of [0, 300, -300]) {
    expect(isSignedWebhook(body, header, 'secret', later(seconds))).toBe(true)
  }
  expect(isSignedWebhook(body, header, 'secret', later(301))).toBe(false)
  expect(isSignedWebhook(body, header, 'secret', later(-301))).toBe(false)
})

it('takes one of several signatures, while a secret is being replaced', () => {
  const [time, signature] = signWebhook(body, 'new', now).split(',')
  expect(isSignedWebhook(body, `${time},v1=${'0'.repeat(64)},${signature}`, 'new', now)).toBe(true)
})

it.each([
  ['another body', `${body} `, undefined],
  ['a signature of another secret', body, signWebhook(body, 'other', now)],
  ['a time that was not signed', body, signWebhook(body, 'secret', now).replace(/t=\d+/, 't=1780308001')],
  ['no signature', body, 't=1780308000'],
  ['an empty signature', body, 't=1780308000,v1='],
  ['no time', body, signWebhook(body, 'secret', now).split(',')[1]],
  ['a time that is no number', body, 't=NaN,v1=0'],
  ['no header', body, ''],
])('refuses %s', (_, raw, header) => {
  expect(isSignedWebhook(raw, header ?? signWebhook(body, 'secret', now), 'secret', now)).toBe(false)
})
