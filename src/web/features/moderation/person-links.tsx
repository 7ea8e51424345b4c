import { useTranslate } from '../../i18n/translation.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** From a case to its person: the file, and the page that others see, which those who are blocked lack. */
export function PersonLinks({ id, isBlocked }: { id: string; isBlocked: boolean }) {
  const t = useTranslate()
  return (
    <LinkRow
      links={[
        { to: `/admin/users/${id}`, label: t('moderation.person.all') },
        ...(isBlocked ? [] : [{ to: `/people/${id}`, label: t('moderation.person.public') }]),
      ]}
    />
  )
}
