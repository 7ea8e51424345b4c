import { describe, expect, it } from 'vitest'
import { inOrder, schemaFile } from './schema-files.ts'

const named = (...texts: Record<string, string>[]) =>
  inOrder(
    Object.entries(Object.assign({}, ...texts)).map(([name, sql]) => schemaFile(name, sql as string)),
  ).map(({ name }) => name)

const FUNCTION = 'create or replace function public.f() returns integer language sql return 1;'
const VIEW = 'create or replace view public.v as select 1;'

describe('the order of routines', () => {
  it('has functions before the views that call them', () => {
    expect(named({ 'a.sql': VIEW, 'b.sql': FUNCTION, 'c.sql': VIEW })).toEqual(['b.sql', 'a.sql', 'c.sql'])
  })

  it('follows what a file says it comes after', () => {
    expect(
      named({ 'a.sql': `-- after: c, b\n${VIEW}`, 'b.sql': VIEW, 'c.sql': `-- after: b\n${VIEW}` }),
    ).toEqual(['b.sql', 'c.sql', 'a.sql'])
  })

  it('cannot be had of a circle or of a name that is not there', () => {
    expect(() => named({ 'a.sql': '-- after: b', 'b.sql': '-- after: a' })).toThrow('come after itself')
    expect(() => named({ 'a.sql': '-- after: z' })).toThrow('come after z, which is not there')
  })
})

it('gives a file the same checksum whatever its line ends', () => {
  expect(schemaFile('a.sql', 'select 1;\r\nselect 2;\r\n').checksum).toBe(
    schemaFile('a.sql', 'select 1;\nselect 2;\n').checksum,
  )
})
