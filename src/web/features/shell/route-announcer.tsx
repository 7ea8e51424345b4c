import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a walk to another screen the keyboard starts at its main part, and its title is read out. A
 * change of filters or of the language stays where it is.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
    // The title is set in the same commit; reading it a frame later is on the safe side.
    const frame = requestAnimationFrame(() => setTitle(document.title))
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
