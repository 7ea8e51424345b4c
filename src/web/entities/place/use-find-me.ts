import { useState } from 'react'
import type { Point } from '#domain/search/search.ts'
import { dismissToastsAbout, toast } from '../../lib/toast.ts'
import { findMe } from './find-me.ts'

/** Asks where this device is; where it does not say, a message tells why. */
export function useFindMe(sentences: { denied: string; unknown: string }) {
  const [isFinding, setFinding] = useState(false)
  return {
    isFinding,
    async find(): Promise<Point | undefined> {
      setFinding(true)
      const found = await findMe()
      setFinding(false)
      dismissToastsAbout('place')
      if (found.ok) return found.value
      toast({
        title: found.code === 'LOCATION_DENIED' ? sentences.denied : sentences.unknown,
        tone: 'bad',
        about: 'place',
      })
    },
  }
}
