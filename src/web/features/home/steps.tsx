import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'

const STEPS = [
  { key: 'find', to: '/how-to-search' },
  { key: 'book', to: '/how-to-book' },
  { key: 'meet', to: '/how-to-use-and-return' },
] as const

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline'

/** How it works, in three sentences, each with a page that says more. */
export function Steps() {
  const t = useTranslate()
  return (
    <section aria-labelledby="steps" className="page py-10">
      <div className="border-t border-line pt-8">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="steps" className="text-2xl md:text-3xl">
            {t('home.steps.title')}
          </h2>
          <Link to="/trust-safety" className={link}>
            {t('home.trust.more')}
          </Link>
        </div>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ key, to }, index) => (
            <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
              <span
                aria-hidden
                className="tabular font-display text-4xl leading-none font-bold text-accent-ink"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{t(`home.steps.${key}.title`)}</h3>
                <p className="mt-1 max-w-sm text-ink-soft">{t(`home.steps.${key}.text`)}</p>
                <Link to={to} className={link}>
                  {t(`home.steps.${key}.more`)}
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
