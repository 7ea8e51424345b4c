// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle } from '../../lib/testing/show-screen.tsx'
import { emptyDraft } from './draft.ts'
import type { Photo } from './use-photos.ts'
import { useTakeOver } from './use-take-over.ts'
import type { WizardState } from './use-wizard.ts'

let root: Root
let isArriving: boolean
beforeEach(() => {
  root = createRoot(document.createElement('div'))
})
afterEach(() => settle(async () => root.unmount()))

function Page({ wizard, files }: { wizard: WizardState; files: readonly Blob[] | undefined }) {
  isArriving = useTakeOver(wizard, files)
  return null
}

/** The wizard of somebody who has signed in, with the photos that are on their way. */
function wizardWith(photos: Partial<Photo>[], save: () => Promise<unknown>): WizardState {
  const isBusy = photos.some(({ kept }) => !kept)
  return {
    draft: emptyDraft('en'),
    isGuest: false,
    photos: { photos, isBusy, add: vi.fn() },
    save: { mutateAsync: save },
  } as unknown as WizardState
}

const show = (wizard: WizardState, files: readonly Blob[] | undefined) =>
  settle(async () => root.render(<Page wizard={wizard} files={files} />))

it.each(['is saved', 'is refused'])('is under way without a gap until the draft %s', async (outcome) => {
  const saving = Promise.withResolvers<string>()
  const save = vi.fn(() => saving.promise)
  const files = [new Blob(['a photo'])]
  await show(wizardWith([], save), undefined)
  expect(isArriving).toBe(false)
  await settle(async () => root.unmount())

  root = createRoot(document.createElement('div'))
  await show(wizardWith([{ id: 'p1' }], save), files)
  expect([isArriving, save.mock.calls.length]).toEqual([true, 0])
  // The photo is there, and the words are not yet.
  await show(wizardWith([{ id: 'p1', kept: {} as never }], save), files)
  expect([isArriving, save.mock.calls.length]).toEqual([true, 1])
  await settle(async () => (outcome === 'is saved' ? saving.resolve('i1') : saving.reject(new Error('no'))))
  expect([isArriving, save.mock.calls.length]).toEqual([false, 1])
})
