import { useEffect, useRef, useState } from 'react'
import { forgetKeptDraft, keepDraft } from '../../lib/kept-draft.ts'
import type { WizardState } from './use-wizard.ts'

const PAUSE_MS = 400

/**
 * Keeps what a visitor enters on this device; once they are signed in, puts it into a draft of theirs and forgets the
 * copy when all of it has arrived. Answers whether that is under way.
 */
export function useTakeOver(wizard: WizardState, files: readonly Blob[] | undefined): boolean {
  const { draft, photos, isGuest } = wizard
  const latest = useRef(wizard)
  latest.current = wizard
  const [isUnpacked, setUnpacked] = useState(false)
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (files?.length) latest.current.photos.add(files)
    setUnpacked(true)
  }, [files])

  useEffect(() => {
    const prepared = photos.photos.flatMap((photo) => photo.prepared ?? [])
    if (!isGuest || !isUnpacked || photos.isBusy || (prepared.length === 0 && draft.title === '')) return
    const timer = setTimeout(() => void keepDraft({ draft, photos: prepared }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isGuest, isUnpacked, draft, photos.photos, photos.isBusy])

  const isArrived = files !== undefined && !isGuest && isUnpacked && !photos.isBusy
  useEffect(() => {
    if (!isArrived) return
    // What does not arrive stays here for the next visit; the error is shown.
    void latest.current.save
      .mutateAsync()
      .then(forgetKeptDraft)
      .catch(() => {})
      .finally(() => setDone(true))
  }, [isArrived])
  return files !== undefined && !isGuest && !isDone
}
