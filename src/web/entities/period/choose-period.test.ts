import { describe, expect, it } from 'vitest'
import { chooseDays, chooseHours, choosePickUp, chooseReturn } from './choose-period.ts'

const period = (from: string, to: string) => ({ from: `2026-12-${from}`, to: `2026-12-${to}` })

describe('by the day', () => {
  it('makes one day a whole one', () => {
    expect(chooseDays('2026-12-05', '2026-12-05', undefined)).toEqual(period('05T10:00', '06T10:00'))
  })

  it('ends several days in the evening of the last', () => {
    const first = chooseDays('2026-12-05', '2026-12-05', undefined)
    expect(chooseDays('2026-12-05', '2026-12-06', first)).toEqual(period('05T10:00', '06T18:00'))
  })

  it('keeps the times that were chosen', () => {
    const chosen = period('05T08:00', '07T12:00')
    expect(chooseDays('2026-12-09', '2026-12-12', chosen)).toEqual(period('09T08:00', '12T12:00'))
    expect(chooseDays('2026-12-09', '2026-12-09', chosen)).toEqual(period('09T08:00', '10T08:00'))
  })

  it('takes no evening from hours that were chosen on one day', () => {
    const hours = period('05T08:00', '05T09:00')
    expect(chooseDays('2026-12-05', '2026-12-06', hours)).toEqual(period('05T08:00', '06T18:00'))
  })

  it('moves both ends of a whole day with its pick-up, and only one end otherwise', () => {
    expect(choosePickUp('12:00', period('05T10:00', '06T10:00'))).toEqual(period('05T12:00', '06T12:00'))
    expect(choosePickUp('12:00', period('05T10:00', '06T18:00'))).toEqual(period('05T12:00', '06T18:00'))
    expect(chooseReturn('18:00', period('05T10:00', '06T10:00'))).toEqual(period('05T10:00', '06T18:00'))
  })
})

describe('by the hour', () => {
  it('starts with the hours of a day', () => {
    expect(chooseHours('2026-12-05', undefined)).toEqual(period('05T10:00', '05T18:00'))
    expect(chooseHours('2026-12-05', period('05T10:00', '06T10:00'))).toEqual(period('05T10:00', '05T18:00'))
  })

  it('keeps hours that fit on the day', () => {
    expect(chooseHours('2026-12-05', period('03T08:00', '04T12:00'))).toEqual(period('05T08:00', '05T12:00'))
  })
})
