import { useEffect, useRef, useState } from 'react'
import { joinChannel } from './join-channel.ts'

/**
 * Is in a private channel while `topic` is given, and calls back with the name of each event; also when the page hears
 * again after a time without a socket, as `missed`. True while it hears.
 */
export function useChannel(topic: string | undefined, onEvent: (event: string) => void): boolean {
  const [isLive, setLive] = useState(false)
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })
  useEffect(() => {
    if (!topic) return
    const membership = joinChannel(
      topic,
      (event) => latest.current(event),
      (live) => {
        setLive(live)
        if (live) latest.current('missed')
      },
    )
    return () => {
      membership.leave()
      setLive(false)
    }
  }, [topic])
  return isLive
}
