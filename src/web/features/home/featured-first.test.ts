import { expect, it } from 'vitest'
import { featuredFirst } from './featured-first.ts'

const ids = (...names: string[]) => names.map((id) => ({ id }))

it('puts what is featured first, in its order, and shows nothing twice', () => {
  expect(featuredFirst(['c', 'x', 'a'], ids('a', 'c'), ids('a', 'b', 'c', 'd'))).toEqual(
    ids('c', 'a', 'b', 'd'),
  )
})

it('changes nothing where nothing is', () => {
  expect(featuredFirst([], [], ids('a', 'b'))).toEqual(ids('a', 'b'))
})
