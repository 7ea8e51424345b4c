import CalendarCheck from 'lucide-react/icons/calendar-check'
import QrCode from 'lucide-react/icons/qr-code'
import SearchIcon from 'lucide-react/icons/search'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

const STEPS = [
  { key: 'find', Icon: SearchIcon, tint: 'bg-tint-sky', to: '/how-to-search' },
  { key: 'book', Icon: CalendarCheck, tint: 'bg-tint-butter', to: '/how-to-book' },
  { key: 'meet', Icon: QrCode, tint: 'bg-tint-mint', to: '/how-to-use-and-return' },
] as const

/** How it works, in three steps, each with a page that says more. */
export function Steps() {
  const t = useTranslate()
  return (
    <section aria-labelledby="steps" className="my-10 border-y border-line bg-raised">
      <div className="page py-14">
        <h2 id="steps" className="mb-8 text-2xl md:text-3xl">
          {t('home.steps.title')}
        </h2>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ key, Icon, tint, to }, index) => (
            <li key={key} className="flex gap-4 md:block">
              <span
                className={classNames('grid size-14 shrink-0 place-items-center rounded-card md:mb-5', tint)}
              >
                <Icon aria-hidden size={26} />
              </span>
              <div>
                <h3 className="text-lg">
                  <span className="tabular text-ink-faint">{index + 1}.</span> {t(`home.steps.${key}.title`)}
                </h3>
                <p className="mt-1.5 max-w-sm text-ink-soft">{t(`home.steps.${key}.text`)}</p>
                <Link
                  to={to}
                  className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
                >
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
