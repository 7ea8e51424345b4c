import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { emptyDraft } from './draft.ts'
import type { LoadedListing } from './load-listing.ts'
import { editOf, storedEdit, storeEdit, withEdit } from './unsaved-edit.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useListing } from './use-listing.ts'
import { Wizard } from './wizard.tsx'

/** Listing something: a new one, or the one that `?item=` names. */
export function WizardPage() {
  const { key, state } = useLocation()
  const user = useUser()
  const [search] = useSearchParams()
  const item = search.get('item') ?? undefined
  // A draft gets its address while the lender writes: what is on the screen stays. "List your item" starts over.
  const visit = (state as { visit?: string } | null)?.visit ?? item ?? key
  return <Visit key={`${visit} ${user?.id}`} visit={visit} item={item} />
}

/** The wish of a neighbour that the listing is to answer, with what is known of it. */
function wishOf(search: URLSearchParams) {
  const id = search.get('wish') ?? ''
  const [title, categoryId] = [search.get('title') ?? '', search.get('category') ?? '']
  if (!isUuid(id)) return undefined
  const words = {
    title: title.slice(0, LISTING_LIMITS.title[1]),
    categoryId: isUuid(categoryId) ? categoryId : null,
  }
  return { id, words }
}

function Visit({ visit, item }: { visit: string; item: string | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const [begunWith] = useState(item)
  const [search] = useSearchParams()
  const [wish] = useState(() => wishOf(search))
  const { data, error, refetch } = useListing(begunWith)

  // Who answers a wish begins with its words.
  const kept = useKeptDraft(!begunWith && !wish)
  if (!begunWith && !wish && kept === undefined) return <PageSkeleton />
  if (!begunWith)
    return (
      <Wizard
        visit={visit}
        start={{
          // What an earlier version kept may lack a field.
          draft: { ...emptyDraft(language), ...(kept?.draft ?? wish?.words) },
          photos: [],
          status: 'draft',
          ...(kept && { files: kept.photos }),
          ...(wish && { wish }),
        }}
      />
    )
  if (data === null)
    return (
      <Message
        as="h1"
        title={t('lending.gone.title')}
        text={t('lending.gone.text')}
        actions={<LinkButton to="/dashboard/listings">{t('lending.list.title')}</LinkButton>}
      />
    )
  if (!data && error)
    return (
      <ErrorState
        as="h1"
        title={t('lending.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <PageSkeleton />
  return <Editing visit={visit} listing={data} />
}

/** A listing of theirs, with what they had changed of it and not saved when they left. */
function Editing({ visit, listing }: { visit: string; listing: LoadedListing }) {
  const [edit, setEdit] = useState(() => {
    // A draft saves itself on the way.
    if (listing.status === 'draft') return undefined
    const { draft, photos } = withEdit(listing, storedEdit(listing.id))
    return editOf(listing, draft, photos)
  })
  const start = useMemo(() => ({ ...listing, ...(edit && { edit }) }), [listing, edit])
  function discard() {
    storeEdit(listing.id, undefined)
    setEdit(undefined)
  }
  return <Wizard key={edit ? 'edit' : 'listing'} visit={visit} start={start} onDiscard={discard} />
}
