import { describe, expect, it } from 'vitest'
import { endDrag, moveDrag, startDrag } from './sheet-drag.ts'
import { heightAfterKey, heightAfterPress, pixelsOf, settledHeight } from './sheet-height.ts'

const ROOM = 640

describe('the sheet of results', () => {
  it('has three heights, each higher than the one before, in small rooms too', () => {
    for (const room of [384, ROOM, 1_000]) {
      const [peek, half, full] = [pixelsOf('peek', room), pixelsOf('half', room), pixelsOf('full', room)]
      expect(peek < half && half < full && full < room).toBe(true)
    }
  })

  it('falls to the nearest height, farther when it is thrown', () => {
    expect(settledHeight(200, 0, ROOM)).toBe('peek')
    expect(settledHeight(300, 0, ROOM)).toBe('half')
    expect(settledHeight(600, 0, ROOM)).toBe('full')
    expect(settledHeight(350, 1.5, ROOM)).toBe('full')
    expect(settledHeight(350, -1.5, ROOM)).toBe('peek')
  })

  it('moves by keys up to either end', () => {
    expect(heightAfterKey('ArrowUp', 'peek')).toBe('half')
    expect(heightAfterKey('ArrowUp', 'full')).toBe('full')
    expect(heightAfterKey('ArrowDown', 'half')).toBe('peek')
    expect(heightAfterKey('ArrowDown', 'peek')).toBe('peek')
    expect(heightAfterKey('End', 'peek')).toBe('full')
    expect(heightAfterKey('Home', 'full')).toBe('peek')
    expect(heightAfterKey('Escape', 'full')).toBe('peek')
    expect(heightAfterKey('Enter', 'half')).toBeUndefined()
  })

  it('goes up with each press and from the top down', () => {
    expect(heightAfterPress('peek')).toBe('half')
    expect(heightAfterPress('half')).toBe('full')
    expect(heightAfterPress('full')).toBe('peek')
  })
})

describe('dragging the sheet', () => {
  const start = startDrag(600, 0, pixelsOf('peek', ROOM), ROOM)

  it('follows the pointer, never above the map', () => {
    const drag = moveDrag(start, 500, 100)
    expect(drag.pixels).toBe(296)
    expect(moveDrag(drag, -2_000, 200).pixels).toBe(pixelsOf('full', ROOM))
    expect(moveDrag(drag, 2_000, 200).pixels).toBe(98)
  })

  it('takes a trembling finger for a press', () => {
    expect(endDrag(moveDrag(start, 598, 40))).toBeUndefined()
  })

  it('stays where it was released slowly, and flies where it was thrown', () => {
    const slow = moveDrag(moveDrag(start, 460, 400), 450, 900)
    expect(endDrag(slow)).toBe('half')
    expect(endDrag(moveDrag(start, 540, 20))).toBe('full')
    expect(endDrag(moveDrag(slow, 510, 930))).toBe('peek')
  })
})
