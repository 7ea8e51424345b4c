import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { Case } from './use-reported-case.ts'

/** A reported wish. */
export function WishCase({ case: { wish } }: { case: Case }) {
  const t = useTranslate()
  if (!wish) return null
  return (
    <Card as="section" aria-label={t('moderation.wishes.wish')} className="mt-4 grid gap-1">
      <p lang={wish.language} className="font-semibold wrap-anywhere">
        {wish.title}
      </p>
      {wish.note && (
        <p lang={wish.language} className="wrap-anywhere">
          {wish.note}
        </p>
      )}
      <p className="text-sm text-ink-soft">{wish.city}</p>
      {wish.author && (
        <Link
          to={`/admin/users/${wish.author.id}`}
          className="inline-flex min-h-11 items-center justify-self-start underline"
        >
          {t('moderation.person.all')}
        </Link>
      )}
    </Card>
  )
}
