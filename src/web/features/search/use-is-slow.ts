import { useEffect, useState } from 'react'

const SLOW_MS = 300

/** Whether something has been under way so long that the old results should make room for their shapes. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isPending && isSlow
}
