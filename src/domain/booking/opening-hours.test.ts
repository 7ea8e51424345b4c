import { expect, it } from 'vitest'
import { openingGroups } from './opening-hours.ts'

const day: [string, string][] = [['08:00', '20:00']]

it('says neighbouring days that are alike once and leaves closed days out', () => {
  const hours = {
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
    sat: [['09:00', '13:00']] as [string, string][],
  }
  expect(openingGroups(hours)).toEqual([
    { from: 'mon', to: 'fri', times: day },
    { from: 'sat', to: 'sat', times: [['09:00', '13:00']] },
  ])
})

it('keeps days apart that have a closed one between them', () => {
  expect(openingGroups({ mon: day, wed: day })).toEqual([
    { from: 'mon', to: 'mon', times: day },
    { from: 'wed', to: 'wed', times: day },
  ])
  expect(openingGroups({})).toEqual([])
})
