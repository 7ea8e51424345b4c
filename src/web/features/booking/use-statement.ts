import { useState } from 'react'
import type { Check } from '#domain/booking/checklist.ts'
import { inOrder } from '#domain/category/category.ts'
import { useEvidence } from '../../entities/photo/use-evidence.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { Booking } from './booking.ts'

/** A point that one looks at: its answer is undefined until it was given. */
interface Point {
  id: string
  label: MessageKey
  value: boolean | undefined
  answer: (isFine: boolean) => void
}

/** One side's statement about a handover, while it is being filled in: it says nothing by itself. */
export function useStatement(booking: Booking) {
  const checks = inOrder(booking.item.category?.checklist ?? [])
  const [isComplete, setComplete] = useState<boolean>()
  const [isUndamaged, setUndamaged] = useState<boolean>()
  const [found, setFound] = useState<Partial<Record<Check, boolean>>>({})
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const evidence = useEvidence('handovers', booking.id)
  const points: Point[] = [
    { id: 'complete', label: 'handover.complete', value: isComplete, answer: setComplete },
    { id: 'undamaged', label: 'handover.undamaged', value: isUndamaged, answer: setUndamaged },
    ...checks.map(
      (check): Point => ({
        id: check,
        label: `handover.check.${check}`,
        value: found[check],
        answer: (isFine) => setFound((known) => ({ ...known, [check]: isFine })),
      }),
    ),
  ]
  const isWhole = checks.every((check) => found[check] !== undefined)
  return {
    points,
    note,
    setNote,
    evidence,
    /** Whether the person has tried to go on. */
    isAsked,
    ask: () => setAsked(true),
    /** As the server takes it; undefined while a point has no answer. */
    told:
      isComplete !== undefined && isUndamaged !== undefined && isWhole
        ? { isComplete, isUndamaged, note: note.trim(), photos: evidence.paths, checklist: found }
        : undefined,
  }
}
