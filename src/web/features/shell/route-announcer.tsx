import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The main part, or its heading where that is made for it. */
function focusMain() {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]')
  ;(heading ?? main)?.focus({ preventScroll: true })
}

/** A drawer that a link is followed from: it lets nothing else have the focus, and gives it back as it closes. */
function whenModalIsClosed(act: () => void) {
  const modal = document.querySelector('dialog:modal')
  if (modal) modal.addEventListener('close', act, { once: true })
  else act()
}

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
    if (!hash) whenModalIsClosed(focusMain)
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
