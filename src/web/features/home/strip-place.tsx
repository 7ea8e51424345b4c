import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { STRIP_KEY } from '../../lib/personal-keys.ts'
import { useSessionStatus, useUser } from '../../lib/session.ts'
import { writeStored } from '../../lib/use-local-storage.ts'
import { reserveStrip } from './reserve-strip.ts'

/** The script's text, which the policy of the pages names by its hash. */
export const reserveStripScript = import.meta.env.SSR ? `(${reserveStrip})()` : ''

/** The place of what a signed-in person is reminded of. It is as high from the start as it was at the last visit. */
export function StripPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isSettled = useIsSettled()
  useEffect(() => {
    const strip = place.current?.firstElementChild
    if (!strip || !isSettled) return
    const { style } = place.current!
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(strip.getBoundingClientRect().height)
      writeStored(STRIP_KEY, height > 0 ? height : undefined)
      // Where no room was kept, the strip opens, and has another height meanwhile.
      if (style.minHeight) style.minHeight = height > 0 ? `${height}px` : ''
    })
    observer.observe(strip)
    return () => observer.disconnect()
  }, [isSettled])
  return (
    <>
      <div
        id="strip"
        ref={place}
        suppressHydrationWarning
        className="[&[style*=min-height]_.opens]:animate-none!"
      >
        {/* Margins stay inside, so that they are measured. */}
        <div className="flow-root">{children}</div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: reserveStripScript }} />
    </>
  )
}

/** Whether what the strip shows is here, or nothing will come. */
function useIsSettled(): boolean {
  const user = useUser()
  const status = useSessionStatus()
  // Asked for by the strip itself.
  const { isFetched } = useQuery({ queryKey: ['overview', user?.id], enabled: false })
  return user ? isFetched : status === 'signed-out'
}
