import { EDITS_KEY } from '../../lib/personal-keys.ts'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'
import type { Draft } from './draft.ts'
import type { KeptPhoto, LoadedListing } from './load-listing.ts'

/** What its lender changed of a listing and has not saved yet: only what differs, so that the rest may change elsewhere. */
export interface UnsavedEdit {
  fields: Partial<Draft>
  photos?: KeptPhoto[]
}

/** By item; newest last. */
type UnsavedEdits = Readonly<Record<string, UnsavedEdit>>

export const NO_EDITS: UnsavedEdits = {}
const MAX_EDITS = 10

/** Parses the edits in browser storage; undefined for anything else. */
export function parseEdits(stored: unknown): UnsavedEdits | undefined {
  if (!isObject(stored)) return undefined
  const edits = Object.entries(stored).filter(([, edit]) => isObject(edit) && isObject(edit.fields))
  return Object.fromEntries(edits) as UnsavedEdits
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const storedEdits = () => parseEdits(readStored(EDITS_KEY)) ?? NO_EDITS

/** The unsaved edit of this item; undefined where there is none. */
export const storedEdit = (id: string): UnsavedEdit | undefined => storedEdits()[id]

/** Keeps the edit of this item; undefined forgets it. */
export function storeEdit(id: string, edit: UnsavedEdit | undefined): void {
  const { [id]: _, ...others } = storedEdits()
  const kept = Object.entries(others).slice(-(MAX_EDITS - 1))
  if (edit) kept.push([id, edit])
  writeStored(EDITS_KEY, kept.length > 0 ? Object.fromEntries(kept) : undefined)
}

/** The listing as its lender was about to change it. */
export function withEdit<Start extends Pick<LoadedListing, 'draft' | 'photos'>>(
  { draft, photos }: Start,
  edit: UnsavedEdit | undefined,
): Pick<Start, 'draft' | 'photos'> {
  // A field that an earlier version had means nothing any more.
  const fields = Object.entries(edit?.fields ?? {}).filter(([field]) => field in draft)
  return { draft: { ...draft, ...Object.fromEntries(fields) }, photos: edit?.photos ?? photos }
}

/** The difference between a listing and what its lender made of it; undefined where there is none. */
export function editOf(
  { draft, photos }: Pick<LoadedListing, 'draft' | 'photos'>,
  changed: Draft,
  changedPhotos: KeptPhoto[],
): UnsavedEdit | undefined {
  const fields = Object.fromEntries(
    Object.entries(changed).filter(([field, value]) => !isSame(value, draft[field as keyof Draft])),
  )
  const hasPhotos = !isSame(
    changedPhotos.map(({ path }) => path),
    photos.map(({ path }) => path),
  )
  if (Object.keys(fields).length === 0 && !hasPhotos) return undefined
  return { fields, ...(hasPhotos && { photos: changedPhotos }) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
