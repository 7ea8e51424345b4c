import { useEffect, useRef } from 'react'

/** For the heading of a screen whose subject changes without a new page: the focus goes there each time. */
export function useFocusedHeading(subject: string | undefined) {
  const ref = useRef<HTMLHeadingElement>(null)
  const earlier = useRef<string>(undefined)
  useEffect(() => {
    if (subject === undefined) return
    if (earlier.current !== undefined && earlier.current !== subject) ref.current?.focus()
    earlier.current = subject
  }, [subject])
  return ref
}
