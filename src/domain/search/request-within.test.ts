import { expect, it } from 'vitest'
import { withoutFrame } from './core-words.ts'

it.each([
  ['Hi there, I need a drill. Thanks!', 'drill'],
  ['Guten Tag, ich suche eine Küchenmaschine. Vielen Dank!', 'Küchenmaschine'],
  ['wir ziehen um und brauchen Kartons', 'Kartons'],
  ['ma belle-mère fête ses 80 ans, il me faudrait de quoi faire des gaufres', 'faire des gaufres'],
  ['hola, es mi cumple y necesito unos altavoces, gracias', 'altavoces'],
  ['Could I please borrow something to make pancakes?', 'make pancakes'],
  ['appareil pour gaufres', 'gaufres'],
  ['Gerät zum Laminieren', 'Laminieren'],
  ['I need to hang pictures', 'hang pictures'],
  ['hi fi', 'hi fi'],
  ['bonjour', 'bonjour'],
])('%s asks for %s', (text, core) => {
  expect(withoutFrame(text)).toBe(core)
})
