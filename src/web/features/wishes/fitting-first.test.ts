import { expect, it } from 'vitest'
import { fittingFirst } from './fitting-first.ts'

const wish = { title: 'Carpet cleaner', category_id: 'cleaning' }

it('offers what was offered, then what is of the category or shares a word, then the rest', () => {
  const item = (title: string, category_id: string, isOffered = false) => ({ title, category_id, isOffered })
  const items = [
    item('Tent', 'camping'),
    item('Steam mop', 'cleaning'),
    item('Ladder', 'tools', true),
    item('A carpet for parties', 'party'),
  ]
  expect(fittingFirst(items, wish).map(({ title }) => title)).toEqual([
    'Ladder',
    'Steam mop',
    'A carpet for parties',
    'Tent',
  ])
})
