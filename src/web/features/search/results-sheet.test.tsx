// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { useState } from 'react'
import { expect, it } from 'vitest'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'
import type { SheetHeight } from './sheet-height.ts'

it('the handle says what it does next, moves by presses and keys, and the list follows', async () => {
  const { place, press, close } = await showScreen(async () => {
    const { ResultsSheet } = await import('./results-sheet.tsx')
    function Sheet() {
      const [height, setHeight] = useState<SheetHeight>('peek')
      return (
        <ResultsSheet height={height} onHeight={setHeight} onCover={() => {}} count="15 items">
          {(isRow) => <output>{isRow ? 'one row' : 'a list'}</output>}
        </ResultsSheet>
      )
    }
    return <Sheet />
  })
  const handle = place.querySelector('button')!
  const key = (name: string) =>
    settle(async () => {
      handle.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    })
  const state = () => [
    handle.getAttribute('aria-label'),
    handle.getAttribute('aria-expanded'),
    place.querySelector('output')?.textContent,
  ]
  expect(place.querySelector('[role=status]')?.textContent).toBe('15 items')
  expect(state()).toEqual(['Show more of the list', 'false', 'one row'])
  await press()
  expect(state()).toEqual(['Show the whole list', 'true', 'a list'])
  await key('ArrowUp')
  expect(state()).toEqual(['Show the map', 'true', 'a list'])
  await key('Escape')
  expect(state()).toEqual(['Show more of the list', 'false', 'one row'])
  await close()
})
