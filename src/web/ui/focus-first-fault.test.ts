// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { eventually } from '../lib/testing/eventually.ts'
import { focusFirstFault } from './focus-first-fault.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['a field', '<input id="a"><input id="b" aria-invalid="true"><input id="c" aria-invalid="true">'],
  ['a question', '<fieldset aria-invalid="true"><input id="b" type="radio"></fieldset>'],
  [
    'a question whose fault is said below it',
    '<p role="alert"></p><fieldset><input id="b" type="radio"><p role="alert">Choose.</p></fieldset>',
  ],
])('takes the keyboard to %s', async (_, fields) => {
  document.body.innerHTML = fields
  focusFirstFault(document.body)
  await eventually(() => expect(document.activeElement?.id).toBe('b'))
})
