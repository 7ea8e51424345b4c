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
  ['machine that sucks water out of a flat', 'sucks water out of a flat'],
  ['a thing you can sleep on', 'sleep on'],
  ['Gerät, das Wasser aus Wänden zieht', 'Wasser aus Wänden zieht'],
  ['aparato que quita la humedad', 'quita la humedad'],
  ['un truc pour voir dans les tuyaux', 'voir dans les tuyaux'],
  ['washing machine that fits a van', 'washing machine that fits a van'],
  ['se ha inundado el garaje y necesito sacar el agua', 'se ha inundado el garaje y necesito sacar el agua'],
  ['ma cave est inondée, il me faut pomper l’eau', 'ma cave est inondée, il me faut pomper l’eau'],
  ['hi fi', 'hi fi'],
  ['bonjour', 'bonjour'],
])('%s asks for %s', (text, core) => {
  expect(withoutFrame(text)).toBe(core)
})
