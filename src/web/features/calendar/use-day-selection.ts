import { useState } from 'react'
import type { Day } from '../../entities/period/calendar-days.ts'

export interface SelectedDays {
  itemId: string
  first: Day
  last: Day
}

/**
 * Days of one item that are being selected: by dragging with a mouse, or with two presses, of a finger or of Enter.
 * `onSelect` gets them when both ends are chosen.
 */
export function useDaySelection(onSelect: (selected: SelectedDays) => void) {
  const [anchor, setAnchor] = useState<{ itemId: string; day: Day }>()
  const [over, setOver] = useState<Day>()
  const [isDragging, setDragging] = useState(false)
  const selected = anchor && inOrder(anchor.itemId, anchor.day, over ?? anchor.day)

  function cancel() {
    setAnchor(undefined)
    setOver(undefined)
    setDragging(false)
  }

  function finish(itemId: string, from: Day, to: Day) {
    cancel()
    onSelect(inOrder(itemId, from, to))
  }

  return {
    selected,
    cancel,
    /** Whether a last day is waited for. */
    isPending: anchor !== undefined && !isDragging,
    press(itemId: string, day: Day) {
      if (anchor?.itemId === itemId && !isDragging) finish(itemId, anchor.day, day)
      else {
        setDragging(false)
        setAnchor({ itemId, day })
        setOver(day)
      }
    },
    /** A mouse button goes down on a day; nothing is selected until it moves on to another one. */
    grab(itemId: string, day: Day) {
      if (anchor) return
      setAnchor({ itemId, day })
      setOver(day)
      setDragging(true)
    },
    move(itemId: string, day: Day) {
      if (anchor?.itemId === itemId) setOver(day)
    },
    /** The button comes up again; on the same day the press that follows decides. */
    release(itemId: string | undefined, day: Day | undefined) {
      if (!isDragging || !anchor) return
      if (itemId !== anchor.itemId || !day) cancel()
      else if (day === anchor.day) cancel()
      else finish(itemId, anchor.day, day)
    },
  }
}

const inOrder = (itemId: string, a: Day, b: Day): SelectedDays => ({
  itemId,
  first: a < b ? a : b,
  last: a < b ? b : a,
})
