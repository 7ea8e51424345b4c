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
    ['bici para mañana por la tarde', 'bici', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['ladder tomorrow morning', 'ladder', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['cámara el viernes por la noche', 'cámara', '2026-11-27T18:00', '2026-11-28T10:00'],
    ['enceinte samedi soir', 'enceinte', '2026-11-28T18:00', '2026-11-29T10:00'],
    ['perceuse lundi matin', 'perceuse', '2026-11-30T10:00', '2026-12-01T10:00'],
    ['kamera von freitag bis sonntag', 'kamera', '2026-11-27T10:00', '2026-11-29T18:00'],
    ['drill friday to monday', 'drill', '2026-11-27T10:00', '2026-11-30T18:00'],
    ['zelt samstag und sonntag', 'zelt', '2026-11-28T10:00', '2026-11-29T18:00'],
    ['tienda de viernes a domingo', 'tienda', '2026-11-27T10:00', '2026-11-29T18:00'],
    ['tente du vendredi au dimanche', 'tente', '2026-11-27T10:00', '2026-11-29T18:00'],
    ['tent on saturday for two nights', 'tent', '2026-11-28T10:00', '2026-11-29T10:00'],
    ['speaker next friday 6pm to 10pm', 'speaker', '2026-11-27T18:00', '2026-11-27T22:00'],
    ['speaker 6 to 10 pm on friday', 'speaker', '2026-11-27T18:00', '2026-11-27T22:00'],
    ['anhänger morgen von 10 bis 14 uhr', 'anhänger', '2026-11-24T10:00', '2026-11-24T14:00'],
    ['remolque mañana de las 9 a las 13:30 h', 'remolque', '2026-11-24T09:00', '2026-11-24T13:30'],
    ['sono samedi de 20h à 2h', 'sono', '2026-11-28T20:00', '2026-11-29T02:00'],
    ['beamer heute abend 19 bis 23 Uhr', 'beamer', '2026-11-23T19:00', '2026-11-23T23:00'],
    ['drill friday to monday 9am to 12pm', 'drill', '2026-11-27T09:00', '2026-11-30T12:00'],
    ['table saturday 4 to 6 people', 'table 4 to 6 people', '2026-11-28T10:00', '2026-11-29T10:00'],
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

  it.each([
    ['zelt im august', 'zelt'],
    ['tent for a week in August', 'tent'],
    ['leiter für zwei Stunden', 'leiter'],
    ['taladro para dos horas', 'taladro'],
    ['tente pour trois nuits', 'tente'],
    ['bike next week', 'bike'],
    ['vélo la semaine prochaine', 'vélo'],
    ['hamaca para la semana que viene', 'hamaca'],
    ['bohrer ab sofort', 'bohrer'],
    ['tronçonneuse 3 jours', 'tronçonneuse'],
    ['zelt 2 nächte', 'zelt'],
  ])('%s names no day, and what it says of time is left out', (text, rest) => {
    expect(readTimes(text, TODAY)).toEqual({ rest })
  })

  it.each([
    'august',
    'summer dress',
    'march',
    'week planner',
    '12 month planner',
    'drill 6pm to 10pm',
    'saw 10 to 14',
    'mesa para mayores',
    'tente été',
  ])('%s is left as it is', (text) => {
    expect(readTimes(text, TODAY)).toBeUndefined()
  })
})
