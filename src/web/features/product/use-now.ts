import { startTransition, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'

/** The current time, epoch ms: first as the server had it, so that both render the same, then by the minute. */
export function useNow(): number {
  const { now: rendered } = useLoaderData<{ now: number }>()
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    // The whole page depends on it: what the visitor does meanwhile has priority.
    const follow = () => startTransition(() => setNow(Date.now()))
    follow()
    const clock = setInterval(follow, 60_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
