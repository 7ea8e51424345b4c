import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { isReachable } from '../../lib/connection.ts'
import { useHeldLoad } from '../../lib/hold-lost-load.ts'
import { stopReloads } from '../../lib/reload-page.ts'

export interface HeldNavigation {
  proceed: () => void
  cancel: () => void
}

/**
 * The navigation that cannot be gone through with for want of a connection: held before it began where the browser knows
 * of it, otherwise where the data or the code of the next screen got lost.
 */
export function useHeldNavigation(): HeldNavigation | undefined {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  const endNavigation = useEndNavigation()
  const goOn = useHeldLoad()
  const [stopped, forget] = useStoppedNavigation()
  if (blocker.state === 'blocked') return { proceed: blocker.proceed, cancel: blocker.reset }
  if (stopped) return { proceed: () => window.location.assign(stopped), cancel: forget }
  if (goOn) return { proceed: goOn, cancel: endNavigation }
}

/**
 * Where the code of a screen cannot be fetched, for a tap or in advance for a link that is pointed at, the router reloads
 * the page. Without a connection that leaves the site for the browser's own error page, so such a reload is stopped, and
 * the address of the tap kept. The router never asks for the same code again: it is gone to by loading a whole page.
 */
function useStoppedNavigation() {
  const [stopped, setStopped] = useState<string>()
  const pending = useRef<Location>(undefined)
  pending.current = useNavigation().location
  const endNavigation = useEndNavigation()
  const onReload = useEffectEvent(async () => {
    // Code that is known to be missing fails before React has heard of the tap.
    for (let waits = 0; !pending.current && waits < 10; waits++) await wait(50)
    if (!pending.current) return
    const address = addressOf(pending.current)
    if (await isReachable()) return window.location.assign(address)
    endNavigation()
    setStopped(address)
  })
  useEffect(() => stopReloads(() => void onReload()), [])
  return [stopped, () => setStopped(undefined)] as const
}

/** Ends the navigation under way by one to where one is, which needs nothing. */
function useEndNavigation() {
  const navigate = useNavigate()
  const here = useLocation()
  return () =>
    void navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const addressOf = ({ pathname, search }: Location): string => pathname + search
