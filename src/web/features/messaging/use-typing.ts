import { useEffect, useRef, useState } from 'react'
import { joinChannel, type Membership } from '../../lib/live/join-channel.ts'

/** How often a person who types says so, and for how long the other side shows it. */
const SAY_EVERY_MS = 2_000
const SHOWN_MS = 5_000

/**
 * Whether the other side is typing, and how to say that the reader is. Told over a private channel of the two, and only
 * where the reader shows it, too.
 */
export function useTyping(conversationId: string | null, isShown: boolean) {
  const [isTyping, setTyping] = useState(false)
  const membership = useRef<Membership>(undefined)
  const saidAt = useRef(0)
  useEffect(() => {
    if (!conversationId || !isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (event: string) => {
      clearTimeout(timer)
      setTyping(event === 'typing')
      if (event === 'typing') timer = setTimeout(() => setTyping(false), SHOWN_MS)
    }
    const joined = joinChannel(`conversation:${conversationId}`, show)
    membership.current = joined
    return () => {
      clearTimeout(timer)
      setTyping(false)
      joined.leave()
      membership.current = undefined
    }
  }, [conversationId, isShown])
  return {
    isTyping,
    /** Says that the reader types, or with an empty text that they stopped. */
    say(text: string) {
      const now = performance.now()
      if (text === '') membership.current?.send('stopped')
      else if (now - saidAt.current > SAY_EVERY_MS) membership.current?.send('typing')
      else return
      saidAt.current = text === '' ? Number.NEGATIVE_INFINITY : now
    },
  }
}
