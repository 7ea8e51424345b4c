import { expect, it } from 'vitest'
import { statementName } from './statement-name.ts'

it.each([
  ['select * from auth.users where email = $1', 'select'],
  ["  with found as (select 'Anna') select 1", 'with'],
  ['-- of somebody\nupdate x set y = 1', 'update'],
  ['begin; set local role service_role', 'begin'],
  ['', 'statement'],
  [{ name: 'refresh-find', text: 'select 1' }, 'refresh-find'],
  [{ name: `set-local-${'a'.repeat(22)}`, text: 'select 1' }, 'set-local'],
  [{ text: "insert into x values ('Anna')" }, 'insert'],
  [{ submit: () => null, text: '' }, 'data-api'],
])('%j is called %s', (config, name) => {
  expect(statementName(config)).toBe(name)
})
