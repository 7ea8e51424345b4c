import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useChannel } from '../../lib/live/use-channel.ts'

/** Changes that come together are loaded together. */
const TOGETHER_MS = 1_000

/**
 * Has the taken dates of an item loaded again when somebody holds, books or frees some, from when on the visitor is at
 * its calendar. Spread the answer on what surrounds that.
 */
export function useLiveCalendar(itemId: string) {
  const [isLooking, setLooking] = useState(false)
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useChannel(isLooking ? `item:${itemId}` : undefined, (event) => {
    // What the page shows came a moment ago.
    if (event === 'missed' || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void revalidate()
      void queries.invalidateQueries({ queryKey: ['busy-periods', itemId] })
    }, TOGETHER_MS)
  })
  const look = () => setLooking(true)
  return { onPointerEnter: look, onFocus: look }
}
