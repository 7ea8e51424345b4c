import { useState } from 'react'
import { type Check, checklistOf } from '#domain/booking/checklist.ts'
import { useEvidence } from '../../entities/photo/use-evidence.ts'
import type { Booking } from './booking.ts'

/** One side's statement about a handover, while it is being filled in. */
export function useStatement(booking: Booking) {
  const checks = checklistOf(booking.item.category?.slug)
  const [isComplete, setComplete] = useState(true)
  const [isUndamaged, setUndamaged] = useState(true)
  const [found, setFound] = useState<Partial<Record<Check, boolean>>>(() =>
    Object.fromEntries(checks.map((check) => [check, true])),
  )
  const [note, setNote] = useState('')
  const evidence = useEvidence('handovers', booking.id)
  return {
    checks,
    found,
    setFound: (check: Check, isFine: boolean) => setFound((known) => ({ ...known, [check]: isFine })),
    isComplete,
    setComplete,
    isUndamaged,
    setUndamaged,
    note,
    setNote,
    evidence,
    /** As the server takes it. */
    told: { isComplete, isUndamaged, note: note.trim(), photos: evidence.paths, checklist: found },
  }
}
