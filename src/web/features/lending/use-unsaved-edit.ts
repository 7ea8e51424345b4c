import { useEffect } from 'react'
import { editOf, storeEdit } from './unsaved-edit.ts'
import type { WizardStart, WizardState } from './use-wizard.ts'

/** Keeps on this device what is changed of a listing that others saw before: it is saved with the last step only. */
export function useUnsavedEdit({ draft, photos: { photos } }: WizardState, start: WizardStart): void {
  const { id, status } = start
  useEffect(() => {
    if (!id || status === 'draft') return
    const arrived = photos.flatMap(({ kept }) => kept ?? [])
    storeEdit(id, editOf(start, draft, arrived))
  }, [id, status, start, draft, photos])
}
