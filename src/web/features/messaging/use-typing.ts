import { useCallback, useEffect, useRef, useState } from 'react'
import { joinChannel, type Membership } from '../../lib/live/join-channel.ts'

/** How often a person who types says so, and for how long the other side shows it. */
const SAY_EVERY_MS = 2_000
const SHOWN_MS = 5_000
const NEVER = Number.NEGATIVE_INFINITY

/**
 * Whether the other side is typing, and how to say that the reader is. Told over a private channel of the two, and only
 * where the reader shows it, too.
 */
export function useTyping(conversationId: string | null, isShown: boolean) {
  const [isTyping, setTyping] = useState(false)
  const membership = useRef<Membership>(undefined)
  const typedAt = useRef(NEVER)
  const saidAt = useRef(NEVER)

  /** Says that the reader types, now and then. */
  const sayTyping = useCallback(() => {
    const now = performance.now()
    if (now - typedAt.current > SHOWN_MS || now - saidAt.current <= SAY_EVERY_MS) return
    if (membership.current?.send('typing')) saidAt.current = now
  }, [])

  useEffect(() => {
    if (!conversationId || !isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (event: string) => {
      clearTimeout(timer)
      setTyping(event === 'typing')
      if (event === 'typing') timer = setTimeout(() => setTyping(false), SHOWN_MS)
    }
    // Who began to type before the channel was open says so then.
    const joined = joinChannel(`conversation:${conversationId}`, show, sayTyping)
    membership.current = joined
    sayTyping()
    return () => {
      clearTimeout(timer)
      setTyping(false)
      joined.leave()
      membership.current = undefined
    }
  }, [conversationId, isShown, sayTyping])
  return {
    isTyping,
    /** Says that the reader types, or with an empty text that they stopped. */
    say(text: string) {
      typedAt.current = text === '' ? NEVER : performance.now()
      if (text !== '') return sayTyping()
      membership.current?.send('stopped')
      saidAt.current = NEVER
    },
  }
}
