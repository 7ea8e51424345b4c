import { expect, it } from 'vitest'
import { changesTo, toggleCategory } from './choose-categories.ts'

const node = (id: string, parentId: string | null = null, isRetired = false) => ({
  id,
  parentId,
  retiredAt: isRetired ? '2026-11-27T12:00:00Z' : null,
})
const tree = [node('tools'), node('drills', 'tools'), node('saws', 'tools', true), node('boats', null, true)]

it('leaves a category out with those in it, and brings those in it with it', () => {
  expect(toggleCategory(tree, ['tools', 'drills'], 'tools')).toEqual([])
  expect(toggleCategory(tree, [], 'tools')).toEqual(['tools', 'drills', 'saws'])
  expect(toggleCategory(tree, ['tools', 'drills'], 'drills')).toEqual(['tools'])
  expect(toggleCategory(tree, [], 'saws')).toEqual(['saws', 'tools'])
})

it('brings back before it retires, and touches nothing else', () => {
  expect(changesTo(tree, ['tools', 'drills'])).toEqual([])
  expect(changesTo(tree, ['boats', 'tools'])).toEqual([
    { id: 'boats', isRetired: false },
    { id: 'drills', isRetired: true },
  ])
})
