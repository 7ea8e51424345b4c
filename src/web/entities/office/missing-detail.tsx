import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useEffect } from 'react'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The details of the back office and its pages, each with the one that leads back from one that is not there. */
const LISTS = {
  affiliate: '/admin/affiliates',
  address: '/admin',
  // A moderator has no list of rentals.
  booking: '/admin',
  case: '/admin/cases',
  claim: '/admin/claims',
  dispute: '/admin/disputes',
  identity: '/admin/identities',
  listing: '/admin/listings',
  mail: '/admin/mails',
  'mail-text': '/admin/mail-texts',
  page: '/admin/pages',
  person: '/admin/users',
}
export type OfficeDetail = keyof typeof LISTS

/** In place of a detail of the back office that is not there, or is not this reader's to see. */
export function MissingDetail({ kind, text }: { kind: OfficeDetail; text?: ReactNode }) {
  const t = useTranslate()
  const title = t(`admin.missing.${kind}`)
  useEffect(() => {
    const before = document.title
    const missing = `${title} · ${brand.name}`
    document.title = missing
    return () => {
      // By then the next screen may have set its own.
      if (document.title === missing) document.title = before
    }
  }, [title])
  return (
    <EmptyState
      as="h1"
      icon={<SearchX aria-hidden size={26} />}
      title={title}
      text={text}
      action={<LinkButton to={LISTS[kind]}>{t(`admin.missing.${kind}-back`)}</LinkButton>}
    />
  )
}
