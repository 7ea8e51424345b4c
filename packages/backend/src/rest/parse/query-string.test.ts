import { describe, expect, test } from 'vitest'
import type { RestError } from '../errors.ts'
import type { Condition } from './ast.ts'
import { parseFilter, parseLogic } from './filter.ts'
import { parseOrder, parseQueryString } from './query-string.ts'
import { parseSelect } from './select.ts'

const refusal = (parse: () => unknown): Pick<RestError, 'code' | 'message' | 'details'> => {
  try {
    parse()
  } catch (error) {
    const { code, message, details } = error as RestError
    return { code, message, details }
  }
  throw new Error('This was meant to be refused.')
}

describe('select', () => {
  test('reads columns, aliases, casts, paths and aggregates', () => {
    expect(parseSelect('id, a:name::text, data->k->>0, n:price.sum()::int, count()')).toEqual([
      { kind: 'field', field: { name: 'id', path: [] } },
      { kind: 'field', field: { name: 'name', path: [] }, alias: 'a', cast: 'text' },
      {
        kind: 'field',
        field: {
          name: 'data',
          path: [
            { asText: false, key: 'k', isIndex: false },
            { asText: true, key: '0', isIndex: true },
          ],
        },
      },
      {
        kind: 'field',
        field: { name: 'price', path: [] },
        alias: 'n',
        aggregate: 'sum',
        aggregateCast: 'int',
      },
      { kind: 'field', field: { name: '*', path: [] }, aggregate: 'count' },
    ])
  })

  test('reads embeds with hints, joins, spreads and nothing inside', () => {
    expect(parseSelect('a:rel!hint!inner(x),...one(y),none()')).toEqual([
      {
        kind: 'embed',
        target: 'rel',
        alias: 'a',
        hint: 'hint',
        join: 'inner',
        spread: false,
        items: [{ kind: 'field', field: { name: 'x', path: [] } }],
      },
      {
        kind: 'embed',
        target: 'one',
        join: 'left',
        spread: true,
        items: [{ kind: 'field', field: { name: 'y', path: [] } }],
      },
      { kind: 'embed', target: 'none', join: 'left', spread: false, items: [] },
    ])
  })

  test('takes names with blanks, dashes and quotes', () => {
    const name = (text: string) => (parseSelect(text)[0] as { field: { name: string } }).field.name
    expect(name('identifier with spaces')).toBe('identifier with spaces')
    expect(name('with-dash')).toBe('with-dash')
    expect(name('"a,b.c\\"d"')).toBe('a,b.c"d')
    expect(name('größe')).toBe('größe')
  })

  test.each([
    ['id,clients(name[])', '(line 1, column 16)', `unexpected '['`],
    ['name!hint', '(line 1, column 5)', `unexpected '!'`],
    ['name::', '(line 1, column 7)', 'unexpected end of input expecting letter or digit'],
    ['a:...rel(*)', '(line 1, column 3)', 'unexpected "."'],
    ['rel(a', '(line 1, column 6)', 'unexpected end of input'],
    ['a,,b', '(line 1, column 3)', 'unexpected ","'],
    ['"never closed', '(line 1, column 14)', 'unexpected end of input'],
  ])('refuses %s where it stops making sense', (text, position, details) => {
    const error = refusal(() => parseSelect(text))
    expect(error.code).toBe('PGRST100')
    expect(error.message).toBe(`"failed to parse select parameter (${text})" ${position}`)
    expect(error.details).toContain(details)
  })
})

describe('filters', () => {
  test('takes the value to its end, dots and all', () => {
    expect(parseFilter('rel.a.b', 'not.eq.1.2,(3)')).toEqual({
      path: ['rel', 'a'],
      value: {
        kind: 'filter',
        field: { name: 'b', path: [] },
        negated: true,
        operation: { kind: 'compare', sql: '=', value: '1.2,(3)' },
      },
    })
  })

  test('reads lists with quotes and blanks', () => {
    const { value } = parseFilter('a', 'in.(x,"y,z"," w",v w,"q\\"r",a"b)')
    expect(value).toMatchObject({ operation: { values: ['x', 'y,z', ' w', 'v w', 'q"r', 'a"b'] } })
  })

  test.each([
    ['foo.1', '(line 1, column 1)', 'unexpected "f" expecting "not" or operator (eq, gt, ...)'],
    ['', '(line 1, column 1)', 'unexpected end of input expecting "not" or operator (eq, gt, ...)'],
    ['not.foo.1', '(line 1, column 5)', 'unexpected "f" expecting operator (eq, gt, ...)'],
    ['eq().1', '(line 1, column 4)', 'unexpected ")" expecting operator (eq, gt, ...)'],
    [
      'is.maybe',
      '(line 1, column 4)',
      'unexpected "m" expecting isVal: (null, not_null, true, false, unknown)',
    ],
    ['in.1', '(line 1, column 4)', 'unexpected "1" expecting "("'],
    ['constructor.1', '(line 1, column 1)', 'unexpected "c" expecting "not" or operator (eq, gt, ...)'],
  ])('refuses %s', (text, position, details) => {
    expect(refusal(() => parseFilter('a', text))).toEqual({
      code: 'PGRST100',
      message: `"failed to parse filter (${text})" ${position}`,
      details,
    })
  })
})

describe('logic', () => {
  const shape = (condition: Condition): string =>
    condition.kind === 'logic'
      ? `${condition.negated ? '!' : ''}${condition.operator}(${condition.items.map(shape).join(' ')})`
      : `${condition.negated ? '!' : ''}${condition.field.name}`

  test.each([
    ['or', '(a.eq.1,b.eq.2)', 'or(a b)'],
    ['not.and', '(a.eq.1,or(b.eq.2,c.not.eq.3))', '!and(a or(b !c))'],
    ['or', '( a.eq.1 , not.and(b.eq.2, c.eq.3) )', 'or(a !and(b c))'],
    ['or', '(a.eq.1,not.c.is.null)', 'or(a !c)'],
    ['or', '(not.eq.1,order.eq.2)', 'or(not order)'],
    ['rel.or', '(a.in.(1,2),b.cs.{1,2},c.eq."x,)y")', 'or(a b c)'],
  ])('%s=%s', (key, value, expected) => {
    expect(shape(parseLogic(key, value).value)).toBe(expected)
  })

  test('keeps timestamps whole', () => {
    const { value } = parseLogic('or', '(end.gte.2026-01-01T10:00:00.5+02:00,start.lte.2026-01-02)')
    expect(value).toMatchObject({ items: [{ operation: { value: '2026-01-01T10:00:00.5+02:00' } }, {}] })
  })

  test.each([
    [
      'or',
      '()',
      'column 4',
      'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    ['or', '(id.in.1,2,id.eq.3)', 'column 10', 'unexpected "1" expecting "("'],
    ['or', ')(', 'column 3', 'unexpected ")" expecting "("'],
    ['and', '(ord(id.eq.1,id.eq.1),id.eq.2)', 'column 7', 'unexpected "d" expecting "("'],
    [
      'or',
      '(id.eq.1,not.xor(id.eq.2,id.eq.3))',
      'column 16',
      'unexpected "x" expecting logic operator (and, or)',
    ],
  ])('refuses %s=%s', (key, value, position, details) => {
    const error = refusal(() => parseLogic(key, value))
    expect(error.message).toBe(`"failed to parse logic tree (${value})" (line 1, ${position})`)
    expect(error.details).toBe(details)
  })
})

describe('order', () => {
  test('reads directions, nulls, paths and related columns', () => {
    expect(parseOrder('rel.order', 'a.desc.nullslast,b->k.asc, c(d).nullsfirst')).toEqual({
      path: ['rel'],
      value: [
        { field: { name: 'a', path: [] }, direction: 'desc', nulls: 'last' },
        { field: { name: 'b', path: [{ asText: false, key: 'k', isIndex: false }] }, direction: 'asc' },
        { relation: 'c', field: { name: 'd', path: [] }, nulls: 'first' },
      ],
    })
  })

  test.each([
    ['id.ac', 4, 'unexpected "a" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['id.descc', 8, `unexpected 'c' expecting delimiter (.), "," or end of input`],
    ['id.asc.smth34', 8, 'unexpected "s" expecting "nullsfirst" or "nullslast"'],
    ['id.asc.nullslasttt', 17, `unexpected 't' expecting "," or end of input`],
  ])('refuses %s', (text, column, details) => {
    const error = refusal(() => parseOrder('order', text))
    expect(error.message).toBe(`"failed to parse order (${text})" (line 1, column ${column})`)
    expect(error.details).toBe(details)
  })
})

describe('a whole query string', () => {
  test('sorts itself for Content-Location and leaves out what has no value', () => {
    const query = parseQueryString('b=eq.1+2&a=eq.%C3%A9&select=x&flag')
    expect(query.canonical).toBe('a=eq.%C3%A9&b=eq.1%202&select=x')
    expect(query.conditions.map(({ value }) => value)).toMatchObject([
      { operation: { value: '1 2' } },
      { operation: { value: 'é' } },
    ])
  })

  test('tells limits, orders and logic of embeds from filters', () => {
    const query = parseQueryString(
      'rel.limit=2&rel.offset=1&limit=5&rel.order=a&rel.or=(a.eq.1)&limit2=eq.1&offset=x',
    )
    expect(query.ranges).toEqual([
      { path: ['rel'], value: { limit: 2, offset: 1 } },
      { path: [], value: { limit: 5, offset: 0 } },
    ])
    expect(query.orders).toHaveLength(1)
    expect(query.conditions).toHaveLength(2)
  })

  test('a function’s arguments are what is no filter', () => {
    expect(parseQueryString('a=1&b=eq.2&c=x.y', 'unless-operator').args).toEqual([
      ['a', '1'],
      ['c', 'x.y'],
    ])
    expect(parseQueryString('a=1&b=eq.2', 'all').args).toEqual([
      ['a', '1'],
      ['b', 'eq.2'],
    ])
  })

  test('broken percent encoding is not the end of the world', () => {
    expect(parseQueryString('a=eq.%zz').conditions[0]!.value).toMatchObject({ operation: { value: '%zz' } })
  })
})
