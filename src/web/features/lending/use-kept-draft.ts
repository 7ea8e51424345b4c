import { useEffect, useState } from 'react'
import { type KeptDraft, readKeptDraft } from '../../lib/kept-draft.ts'
import type { Draft } from './draft.ts'

/** What was entered on this device without an account: undefined until it is read, null where there is nothing. */
export function useKeptDraft(isWanted: boolean): KeptDraft<Draft> | null | undefined {
  const [kept, setKept] = useState<KeptDraft<Draft> | null>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void readKeptDraft<Draft>().then((found) => isGone || setKept(found ?? null))
    return () => {
      isGone = true
    }
  }, [isWanted])
  return kept
}
