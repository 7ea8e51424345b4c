import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChannel } from '../../lib/live/use-channel.ts'

const EVERY_MS = 60_000

/** What the pages of the team load of their queues. */
const QUEUES = new Set([
  'cases',
  'claims',
  'disputes',
  'open-decisions',
  'admin-payouts',
  'second-approvals',
  'waiting-identities',
  'waiting-listings',
])

/** Has the queues loaded again when something is added or decided; without a socket once a minute. */
export function LiveQueues() {
  const queries = useQueryClient()
  const reload = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => QUEUES.has(String(queryKey[0])) })
  const isLive = useChannel('staff', reload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts when the socket is lost
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive])
  return null
}
