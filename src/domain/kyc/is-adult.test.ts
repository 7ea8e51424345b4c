import { expect, it } from 'vitest'
import { isAdult } from './is-adult.ts'

const on = (date: string) => Date.parse(`${date}T12:00:00Z`)

it('isAdult from the eighteenth birthday on', () => {
  expect(isAdult('2008-11-21', on('2026-11-20'))).toBe(false)
  expect(isAdult('2008-11-21', on('2026-11-21'))).toBe(true)
})

it('isAdult from 1 March on for those born on 29 February', () => {
  expect(isAdult('2008-02-29', on('2026-02-28'))).toBe(false)
  expect(isAdult('2008-02-29', on('2026-03-01'))).toBe(true)
})

it('isAdult does not believe a birth before 1901', () => {
  expect(isAdult('1026-11-21', on('2026-11-21'))).toBe(false)
})
