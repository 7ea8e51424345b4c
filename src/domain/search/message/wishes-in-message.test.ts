import { describe, expect, it } from 'vitest'
import { isMessage } from './is-message.ts'
import { wishesInMessage } from './wishes-in-message.ts'

const names = (text: string) => wishesInMessage(text).objects.map(({ words }) => words)

describe('what a message asks for', () => {
  it.each([
    [
      'My gran can’t walk far. We’re looking for a wheelchair that folds into a small car, Saturday only.',
      'wheelchair',
    ],
    ['I’m getting married in May, so I’m after a nice old typewriter for the day', 'typewriter'],
    [
      'The drain is blocked and I need one of those long metal spirals, for an afternoon',
      'long metal spirals',
    ],
    [
      'Es regnet im August und wir bräuchten noch dringend einen Pavillon, damit keiner nass wird',
      'Pavillon',
    ],
    ['Meine Eltern kommen. Hat hier zufällig jemand ein Gästebett, das man klappen kann?', 'Gästebett'],
    ['hola, el sábado es la fiesta. ¿Alguien del barrio tiene una carpa para el patio?', 'carpa'],
    ['Me duele el pie y nos hacen falta unas muletas hasta el lunes', 'muletas'],
    [
      'Bonsoir, il pleut dans la cave. Quelqu’un dans le quartier aurait un déshumidificateur pour un mois ?',
      'déshumidificateur',
    ],
    ['samedi on fête ses 60 ans et j’aurais besoin d’une tonnelle pour le jardin', 'tonnelle'],
  ])('"%s" is %s', (text, wish) => {
    expect(names(text)).toContain(wish)
  })

  it('is one thing of two words in plural before each of them', () => {
    expect(names('We still need tables and benches')).toEqual(['tables and benches', 'tables', 'benches'])
  })

  it('is several things in their order', () => {
    expect(names('We need a ladder and two drills. Does anybody have a spirit level?')).toEqual([
      'ladder',
      'drills',
      'spirit level',
    ])
  })

  it('is what somebody is without', () => {
    const { lacks } = wishesInMessage('We are visiting Vienna for a week with a toddler and without our pram')
    expect(lacks).toEqual([expect.stringContaining('pram')])
  })

  it('is what was named before where only a word points at it', () => {
    const { objects } = wishesInMessage('We don’t own a highchair. Does anyone have one they could lend us?')
    expect(objects[0]).toMatchObject({ words: '', named: expect.stringContaining('highchair') })
  })

  it('stands in German before the verb', () => {
    const { objects } = wishesInMessage('Meine Schwester kommt, ich würde gern einen Hochstuhl ausleihen')
    expect(objects.at(-1)).toMatchObject({ words: expect.stringMatching(/einen Hochstuhl$/), isEnd: true })
  })

  it('is what somebody has not, or is about to do', () => {
    expect(wishesInMessage('wir haben leider keinen Grill').lacks).toEqual(['Grill'])
    expect(wishesInMessage('I need to hang a mirror').deeds).toContain('hang a mirror')
    expect(wishesInMessage('tengo que pintar el techo').deeds).toContain('pintar el techo')
    expect(wishesInMessage('I need something to dry my cellar').deeds[0]).toContain('dry my cellar')
  })

  it.each(['', '…', '?!.', 'need', 'x '.repeat(400), '🪛 need 🪛'])('is no fault of %j', (text) => {
    expect(wishesInMessage(text).objects.length).toBeLessThanOrEqual(5)
  })
})

it.each([
  ['drill', false],
  ['cordless drill for hanging shelves in Berlin', false],
  ['Hi all! We move on Saturday. Does anyone have a hand truck for us?', true],
  ['we are moving on saturday and need something for the fridge up to the fourth floor', true],
  ['', false],
])('%s is a message: %s', (text, is) => {
  expect(isMessage(text)).toBe(is)
})
