import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test.each([
  ['a,b\n1,2', [{ a: '1', b: '2' }]],
  ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
  ['a,b\n,\n', [{ a: '', b: '' }]],
  ['a\nNULL\n"NULL"', [{ a: null }, { a: 'NULL' }]],
  ['a,b\n"x,""y""\nz",2', [{ a: 'x,"y"\nz', b: '2' }]],
  ['a,b\n1,', [{ a: '1', b: '' }]],
  ['a', []],
  ['', []],
])('reads %j', (text, expected) => {
  expect(parseCsv(text)).toEqual(expected)
})

test.each(['a,b\n1', 'a,b\n1,2,3', 'a\n"x"y'])('refuses %j, whose lines differ', (text) => {
  expect(() => parseCsv(text)).toThrow('All lines must have same number of fields')
})
