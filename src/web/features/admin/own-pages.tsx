import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { usePages } from './use-pages.ts'

/** The pages of a person for whom nothing waits in a queue. */
export function OwnPages() {
  const t = useTranslate()
  const pages = usePages().flatMap((group) => group.pages.filter(({ to }) => to !== '/admin'))
  return (
    <section aria-labelledby="own-pages">
      <h2 id="own-pages" className="text-xl">
        {t('admin.own-pages')}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {pages.map(({ to, label, icon: Icon }) => (
          <Card as="li" key={to} flush className="relative p-4 transition-colors hover:border-line-strong">
            <p className="flex items-center gap-2">
              <Icon aria-hidden size={18} />
              <Link to={to} className="stretched-link">
                {t(label)}
              </Link>
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
