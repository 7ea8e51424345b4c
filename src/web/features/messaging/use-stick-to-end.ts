import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near its end, in pixels, a list counts as being read there. */
const NEAR = 80

interface Ends {
  first: number | undefined
  last: string | undefined
  /** The reader wrote the last one. */
  isOwn: boolean
}

/**
 * Keeps a list at its end when something is added there, unless the reader is further up, and at its place when
 * something is added at its beginning.
 */
export function useStickToEnd({ first, last, isOwn }: Ends) {
  const ref = useRef<HTMLElement>(null)
  const known = useRef<{ first?: number | undefined; height: number; isNear: boolean }>({
    height: 0,
    isNear: true,
  })
  const [isBehind, setBehind] = useState(false)
  const toEnd = () => {
    const list = ref.current
    list?.scrollTo({ top: list.scrollHeight })
    setBehind(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry that is added
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const before = known.current
    const grown = list.scrollHeight - before.height
    if (before.first !== undefined && first !== before.first) list.scrollTop += grown
    else if (before.isNear || isOwn) list.scrollTop = list.scrollHeight
    else setBehind(true)
    known.current = { first, height: list.scrollHeight, isNear: isNearEnd(list) }
  }, [first, last])

  useEffect(() => {
    const list = ref.current
    if (!list) return
    const onScroll = () => {
      known.current.isNear = isNearEnd(list)
      if (known.current.isNear) setBehind(false)
    }
    // The keyboard, a taller composer, a picture that arrives.
    const observer = new ResizeObserver(() => {
      if (known.current.isNear) list.scrollTop = list.scrollHeight
      known.current.height = list.scrollHeight
    })
    observer.observe(list)
    for (const child of list.children) observer.observe(child)
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', onScroll)
    }
  }, [])
  return { ref, isBehind, toEnd }
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR
