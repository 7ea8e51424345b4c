import { useEffect, useEffectEvent, useRef } from 'react'

/** Marks the entry of the history that stands for what is open. */
const MARK = 'isOpen'

/**
 * While it is mounted, the browser's way back, such as a phone's gesture, closes what is open instead of leaving the
 * page. The answer leaves by the same way, and does what is to follow once the history is where it was.
 */
export function useBackCloses(onClose: () => void): (then?: () => void) => void {
  const then = useRef<() => void>(undefined)
  const close = useEffectEvent(() => {
    onClose()
    then.current?.()
  })
  useEffect(() => {
    // A page that was loaded again has the entry already.
    if (!history.state?.[MARK]) history.pushState({ ...history.state, [MARK]: true }, '')
    const onPop = (event: PopStateEvent) => {
      // The router would load the page anew, on which the visitor has been all the time.
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [])
  return (next) => {
    then.current = next
    history.back()
  }
}
