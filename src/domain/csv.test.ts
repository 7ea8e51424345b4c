import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes what would break a row, and keeps numbers as they are', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines', -12.5]])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines",-12.5\r\n',
  )
})

it('lets no text become a formula', () => {
  expect(csvOf([['=1+1', '+49', '@x', '-drill-']])).toBe("\uFEFF'=1+1,'+49,'@x,'-drill-\r\n")
})

it('lets none begin inside a text where a spreadsheet splits at semicolons', () => {
  expect(csvOf([['Drill;=HYPERLINK("x")', 'a; b', '＝1']])).toBe(
    `\uFEFF"Drill;'=HYPERLINK(""x"")",a; b,'＝1\r\n`,
  )
})
