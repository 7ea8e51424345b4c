import { expect, it } from 'vitest'
import { readSender } from './sender.ts'

it.each([
  ['Hanse Rental <no-reply@hanse.test>', 'Hanse Rental', 'no-reply@hanse.test'],
  ['"Hanse, Rental" <no-reply@hanse.test>', 'Hanse, Rental', 'no-reply@hanse.test'],
  ['<no-reply@hanse.test>', '', 'no-reply@hanse.test'],
  [' no-reply@hanse.test ', '', 'no-reply@hanse.test'],
])('reads %j', (from, name, address) => {
  expect(readSender(from)).toEqual({ name, address, replyTo: '' })
})

it.each(['Hanse', 'a@hanse.test, b@hanse.test', 'Hanse <hanse>', 'A <a@b.test> c'])('refuses %j', (from) => {
  expect(readSender(from)).toBeUndefined()
})
