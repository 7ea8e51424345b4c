import { describe, expect, it } from 'vitest'
import { readTimes } from './read-times.ts'

// A Monday.
const TODAY = '2026-11-23'

describe('a time among the words of a search', () => {
  it.each([
    ['camera for tonight', 'camera', '2026-11-23T18:00', '2026-11-24T10:00'],
    ['caméra pour ce soir', 'caméra', '2026-11-23T18:00', '2026-11-24T10:00'],
    ['zelt heute abend', 'zelt', '2026-11-23T18:00', '2026-11-24T10:00'],
    ['Bohrer für morgen', 'Bohrer', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['drill tomorrow', 'drill', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['taladro para mañana', 'taladro', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['perceuse aujourd’hui', 'perceuse', '2026-11-23T10:00', '2026-11-24T10:00'],
    ['lastenrad am samstag', 'lastenrad', '2026-11-28T10:00', '2026-11-29T10:00'],
    ['bike on saturday', 'bike', '2026-11-28T10:00', '2026-11-29T10:00'],
    ['bici el sábado', 'bici', '2026-11-28T10:00', '2026-11-29T10:00'],
    ['vélo samedi prochain', 'vélo', '2026-11-28T10:00', '2026-11-29T10:00'],
    ['ladder next monday', 'ladder', '2026-11-30T10:00', '2026-12-01T10:00'],
    ['zelt am wochenende', 'zelt', '2026-11-28T10:00', '2026-11-29T18:00'],
    ['tent this weekend', 'tent', '2026-11-28T10:00', '2026-11-29T18:00'],
    ['tienda para este fin de semana', 'tienda', '2026-11-28T10:00', '2026-11-29T18:00'],
    ['tente ce week-end', 'tente', '2026-11-28T10:00', '2026-11-29T18:00'],
    ['tonight', '', '2026-11-23T18:00', '2026-11-24T10:00'],
  ])('%s', (text, rest, from, to) => {
    expect(readTimes(text, TODAY)).toEqual({ rest, period: { from, to } })
  })

  it.each(['morgenmantel', 'sundayer', 'weekender bag', 'todays', 'demainier', '', 'Heuteboot'])(
    '%s names none',
    (text) => {
      expect(readTimes(text, TODAY)).toBeUndefined()
    },
  )
})
