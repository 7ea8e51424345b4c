import { expect, it } from 'vitest'
import { checkMailText, placeholdersOf, requiredOf } from './mail-text.ts'

it('knows the placeholders of a text', () => {
  expect(placeholdersOf('{{name}} pays {{amount}} to {{name}}')).toEqual(['name', 'amount'])
  expect(requiredOf('{{name}} pays {{amount}} for {{title}} at {{brand}}')).toEqual(['amount'])
})

it.each([
  ['ok', 'You get {{amount}}'],
  ['ok', '{{name}}, you get {{amount}} from {{brand}}'],
  ['empty', '  '],
  ['too-long', `{{amount}}${'x'.repeat(1_000)}`],
  ['unknown', '{{amount}} {{password}}'],
  ['broken', '{{amount}} {{ name }}'],
  ['broken', '{{amount}} {{name'],
  ['missing', 'You get something, {{name}}'],
])('answers %s to %s', (fault, text) => {
  const checked = checkMailText(text, '{{name}} gives you {{amount}}', ['name', 'amount', 'brand'])
  expect(checked.ok ? 'ok' : checked.details?.fault).toBe(fault)
})
