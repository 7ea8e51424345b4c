import { DUTIES } from '#domain/access/duties.ts'
import { mayWork } from '#domain/access/office.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge } from '../../ui/badge.tsx'
import { PAGE_GROUPS } from './pages.ts'

const PAGES = PAGE_GROUPS.flatMap(({ pages }) => pages).filter(({ part }) => part !== 'staff')

/** What each duty is, and the pages that it opens, drawn from the list that decides. */
export function DutiesTable() {
  const t = useTranslate()
  return (
    <section aria-labelledby="duties" className="mt-12">
      <h2 id="duties" className="text-xl">
        {t('admin.duties.table')}
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {DUTIES.map((duty) => (
          <div key={duty} className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr]">
            <dt>
              <Badge tone="notice">{t(`admin.duty.${duty}`)}</Badge>
            </dt>
            <dd>
              <p>{t(`admin.duty-text.${duty}`)}</p>
              <p className="text-ink-soft">
                {PAGES.filter(({ part = 'moderator' }) =>
                  mayWork({ roles: duty === 'support' ? ['moderator'] : [], duties: [duty] }, part),
                )
                  .map(({ label }) => t(label))
                  .join(', ')}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
