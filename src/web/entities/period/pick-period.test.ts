import { describe, expect, it } from 'vitest'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { pickFirst, pickHours, pickLast, pickNear } from './pick-period.ts'

const december = (from: string, to: string): WantedPeriod => ({
  from: `2026-12-${from}`,
  to: `2026-12-${to}`,
})
const day = (number: string) => `2026-12-${number}`

/** With these periods taken. Local times are compared as they are written. */
const taken =
  (...periods: WantedPeriod[]) =>
  ({ from, to }: WantedPeriod) =>
    from < to && periods.every((busy) => to <= busy.from || from >= busy.to)

const before = december('01T10:00', '02T10:00')

describe('a first day', () => {
  it('begins at the chosen time, or else at the nearest that is free', () => {
    const fits = taken(december('05T08:00', '05T14:00'))
    expect(pickFirst(day('06'), 1, { before, fits })).toEqual(december('06T10:00', '07T10:00'))
    expect(pickFirst(day('05'), 1, { before, fits })).toEqual(december('05T14:00', '06T14:00'))
  })

  it('cannot be picked where no day can begin', () => {
    const fits = taken(december('05T10:00', '05T18:00'), december('06T10:00', '07T10:00'))
    expect(pickFirst(day('05'), 1, { before: undefined, fits })).toBeUndefined()
    expect(pickFirst(day('06'), 1, { before: undefined, fits })).toBeUndefined()
  })

  it('is lent for as long as it has to be', () => {
    const fits = taken(december('08T12:00', '09T10:00'))
    expect(pickFirst(day('05'), 72, { before, fits })).toEqual(december('05T10:00', '08T10:00'))
    expect(pickFirst(day('06'), 72, { before, fits })).toBeUndefined()
  })
})

describe('a last day', () => {
  it('ends at the usual time, or else at the nearest that is free', () => {
    const fits = taken(december('03T12:00', '04T10:00'))
    expect(pickLast(day('02'), { before, fits })).toEqual(december('01T10:00', '02T18:00'))
    expect(pickLast(day('03'), { before, fits })).toEqual(december('01T10:00', '03T12:00'))
  })

  it('cannot be picked beyond what is taken, nor before the first', () => {
    const fits = taken(december('03T12:00', '04T10:00'))
    expect(pickLast(day('05'), { before, fits })).toBeUndefined()
    expect(pickLast('2026-11-30', { before, fits })).toBeUndefined()
  })
})

describe('hours of a day', () => {
  it('are those that were chosen, or else what is free', () => {
    const fits = taken(december('05T09:00', '05T12:00'), december('05T16:00', '06T10:00'))
    const hours = december('04T10:00', '04T15:00')
    expect(pickHours(day('04'), 1, { before: hours, fits })).toEqual(hours)
    expect(pickHours(day('05'), 4, { before: hours, fits })).toEqual(december('05T12:00', '05T16:00'))
    expect(pickHours(day('05'), 6, { before: hours, fits })).toEqual(december('05T03:00', '05T09:00'))
    expect(pickHours(day('06'), 4, { before: hours, fits })).toEqual(december('06T10:00', '06T15:00'))
  })

  it('cannot be picked where the shortest rental finds no room', () => {
    const fits = taken(december('05T03:00', '05T21:00'))
    expect(pickHours(day('05'), 3, { before: undefined, fits })).toEqual(december('05T00:00', '05T03:00'))
    expect(pickHours(day('05'), 4, { before: undefined, fits })).toBeUndefined()
  })
})

describe('a period near another', () => {
  const weekend = december('05T10:00', '06T18:00')

  it('is that period itself where it can be had', () => {
    expect(pickNear(weekend, taken(december('06T18:00', '07T10:00')))).toBe(weekend)
  })

  it('keeps its days, from and to the free hours that are nearest', () => {
    const fits = taken(december('05T08:00', '05T12:00'), december('06T16:00', '07T10:00'))
    expect(pickNear(weekend, fits)).toEqual(december('05T12:00', '06T16:00'))
    const day = december('05T10:00', '06T10:00')
    expect(pickNear(day, taken(december('05T08:00', '05T12:00')))).toEqual(december('05T12:00', '06T12:00'))
  })

  it('is none where one of its days is taken', () => {
    expect(pickNear(weekend, taken(december('05T00:00', '06T00:00')))).toBeUndefined()
    expect(pickNear(weekend, taken(december('06T00:00', '07T00:00')))).toBeUndefined()
  })
})
