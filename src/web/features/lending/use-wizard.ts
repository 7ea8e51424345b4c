import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { LISTING_STEPS, type Listing, type ListingStep } from '#domain/listing/listing.ts'
import { type ListingProblem, listingProblems } from '#domain/listing/listing-problems.ts'
import { useHubs } from '../../entities/hub/use-hubs.ts'
import { useAttributes } from '../../entities/item/use-attributes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { keepDraft } from '../../lib/kept-draft.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { type Draft, savableRow } from './draft.ts'
import type { LoadedListing } from './load-listing.ts'
import { problemText } from './problem-text.ts'
import { createDraft, saveDraft } from './save-draft.ts'
import { type UnsavedEdit, withEdit } from './unsaved-edit.ts'
import { isReady, usePhotos } from './use-photos.ts'

export const WIZARD_STEPS = [...LISTING_STEPS, 'check'] as const
export type WizardStep = ListingStep | 'check'

const WORDS = ['title', 'description', 'language'] as const

export interface WizardStart {
  id?: string
  status: ListingStatus
  draft: Draft
  photos: LoadedListing['photos']
  /** What its lender had changed at an earlier visit. */
  edit?: UnsavedEdit
  /** Photos that were kept on this device. */
  files?: readonly Blob[]
  isWaiting?: boolean
  /** The wish of a neighbour that it answers. */
  wish?: { id: string; words: { title: string } }
}

export type WizardState = ReturnType<typeof useWizard>

/** A draft in the wizard: its fields, its problems, and the current step. */
export function useWizard(visit: string, start: WizardStart) {
  const t = useTranslate()
  const user = useUser()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const step = WIZARD_STEPS.find((one) => one === search.get('step')) ?? 'photos'
  const [begun] = useState(() => withEdit(start, start.edit))
  const [draft, setDraft] = useState(begun.draft)
  const [tried, setTried] = useState(false)
  const creation = useRef<Promise<string> | undefined>(start.id ? Promise.resolve(start.id) : undefined)
  const [id, setId] = useState(start.id)
  const hubs = useHubCount(draft)
  // Until it is known what is asked, nothing of it is missing: the server knows.
  const asked = useAttributes(draft.categoryId) ?? []
  // What others saw before is changed as a whole, with the last step; a draft is saved on the way.
  const isDraft = start.status === 'draft'
  const isGuest = user === undefined
  const photos = usePhotos({
    start: begun.photos,
    ensureDraft,
    isSavedLater: !isDraft || isGuest,
    isGuest,
  })

  const problems = listingProblems({
    ...draft,
    photos: photos.photos.filter(isReady).length,
    hasPlace: draft.place !== null,
    ...(!isDraft && { formerCountry: start.draft.country }),
    // Until it is loaded, the page does not say that there is none.
    hubs: hubs ?? 1,
    asked,
  })

  function goTo(next: WizardStep, of = id, options: { replace?: boolean } = {}) {
    const query = new URLSearchParams({ ...(of && { item: of }), step: next })
    setTried(false)
    void navigate(`${pathname}?${query}`, { state: { visit }, preventScrollReset: next === step, ...options })
  }

  /** Returns the draft's id; creates the draft when there is something to save. */
  function ensureDraft(): Promise<string> {
    creation.current ??= createDraft(user!.id, draft.language).then(
      (made) => {
        setId(made)
        if (start.wish) answerWish(start.wish.id, made)
        goTo(step, made, { replace: true })
        return made
      },
      (error) => {
        creation.current = undefined
        throw error
      },
    )
    return creation.current
  }

  /** A wish that has ended meanwhile is no reason not to list: the lender is told. */
  const answerWish = (wishId: string, itemId: string) =>
    void callFunction('answer-wish', { wishId, itemId }).catch((error) => toast(errorToast(error, t)))

  // A translation says what the words were before.
  const isRewritten = WORDS.some((field) => draft[field] !== start.draft[field])
  const save = useMutation({
    mutationFn: async () => {
      if (isGuest) {
        await keepDraft({ draft, photos: photos.photos.flatMap(({ prepared }) => prepared ?? []) })
        return undefined
      }
      if (!isDraft) return start.id!
      const made = await ensureDraft()
      const row = savableRow(draft, problems)
      await saveDraft(made, isRewritten ? { ...row, translations: {} } : row, draft)
      await photos.settled()
      return made
    },
  })

  return {
    id,
    start,
    status: start.status,
    isNew: isDraft,
    wish: start.wish,
    isGuest,
    isWaiting: start.isWaiting === true,
    step,
    draft,
    photos,
    problems,
    asked,
    hubs,
    save,
    goTo,
    change: (news: Partial<Draft>) => setDraft((known) => ({ ...known, ...news })),
    /** The error of a field, once the lender has tried to go on. */
    fault(field: keyof Listing): string | undefined {
      const problem = tried && problems.find((one) => one.field === field)
      return problem ? problemText(problem.code, t) : undefined
    },
    /** Saves and goes on, unless something of this step is missing. */
    async next(): Promise<boolean> {
      setTried(true)
      if (problems.some((problem) => problem.step === step)) return false
      const made = await save.mutateAsync()
      goTo(WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'check', made)
      return true
    },
    /** Saves what can be saved, and goes there. */
    async leaveTo(next: WizardStep) {
      goTo(next, id === undefined && step === 'photos' ? undefined : await save.mutateAsync())
    },
    hasProblem: (of: WizardStep) => problems.some((problem: ListingProblem) => problem.step === of),
  }
}

/** The number of shared hubs in the draft's city; undefined while unknown. */
function useHubCount({ city, country }: Draft): number | undefined {
  const { data } = useHubs(city, city !== '')
  return city === '' ? 0 : data?.filter((hub) => hub.country === country).length
}
