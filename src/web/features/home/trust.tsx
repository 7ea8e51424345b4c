import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'

/** What somebody said after having rented. */
export interface Voice {
  id: string
  text: string
  rating: number
  language: string
  author_first_name: string
  author_city: string
}

const FACTS = [
  { key: 'people', Icon: BadgeCheck },
  { key: 'dates', Icon: CalendarCheck },
  { key: 'deposit', Icon: HandCoins },
] as const

/** Why one can hand a drill to a stranger, and what those say who did. */
export function Trust({ voices }: { voices: Voice[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="trust" className="page py-10">
      <h2 id="trust" className="mb-6 text-2xl md:text-3xl">
        {t('home.trust.title')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-10">
        {FACTS.map(({ key, Icon }) => (
          <li key={key} className="flex gap-4">
            <Icon aria-hidden size={26} className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h3 className="text-lg">{t(`home.trust.${key}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`home.trust.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      {voices.length > 0 && (
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {voices.map((voice) => (
            <li key={voice.id}>
              <figure className="flex h-full flex-col rounded-card border border-line bg-raised p-6">
                <Stars value={voice.rating} />
                <blockquote
                  lang={voice.language === t.language ? undefined : voice.language}
                  className="mt-3 grow"
                >
                  <p className="line-clamp-5">{voice.text}</p>
                </blockquote>
                <figcaption className="mt-4 text-sm text-ink-soft">
                  {[voice.author_first_name, voice.author_city].filter(Boolean).join(', ')}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6">
        <Link
          to="/trust-safety"
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          {t('home.trust.more')}
        </Link>
      </p>
    </section>
  )
}
