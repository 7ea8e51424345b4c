import { expect, it } from 'vitest'
import { readStopToken, stopToken } from './stop-link.ts'

const mails = { personId: '0f0e0d0c-0b0a-4908-8706-050403020100', topic: 'messages' } as const
const secret = 'a secret of the operator'

it('is read again with the same secret alone', () => {
  const token = stopToken(mails, secret)
  expect(readStopToken(token, [secret])).toEqual(mails)
  expect(readStopToken(token, ['another secret'])).toBeUndefined()
  expect(readStopToken(token, ['another secret', secret])).toEqual(mails)
})

it('ends what it was made for and nothing else', () => {
  const token = stopToken(mails, secret)
  for (const forged of [
    token.replace('messages', 'rentals'),
    token.replace('0f0e', '0f0f'),
    `${token}x`,
    token.slice(0, -1),
    token.replace(/[^.]+$/, 'ü'.repeat(43)),
    'messages',
    '',
  ])
    expect(readStopToken(forged, [secret])).toBeUndefined()
})

it('never ends the mails about security', () => {
  expect(readStopToken(stopToken({ ...mails, topic: 'security' }, secret), [secret])).toBeUndefined()
})
