import { useDeferredValue, useEffect, useState } from 'react'
import { judgePassword, type Strength } from './judge-password.ts'

/** The strength of a password while it is typed; undefined while unknown. `about` are the user's name and address. */
export function usePasswordStrength(password: string, about: string): Strength | undefined {
  const judged = useDeferredValue(password)
  const [strength, setStrength] = useState<Strength>()

  useEffect(() => {
    let current = true
    if (!judged) return setStrength(undefined)
    judgePassword(judged, [about, ...about.split(/[^\p{L}\p{N}]+/u)]).then(
      (found) => current && setStrength(found),
      // Without the dictionary there is no meter; the server judges in any case.
      () => current && setStrength(undefined),
    )
    return () => {
      current = false
    }
  }, [judged, about])

  return strength
}
