import CircleCheck from 'lucide-react/icons/circle-check'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import type { Health } from '#contract/health.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { healthSigns } from './health-signs.ts'

/** What is well and what is not, each fault with the way to it, and the version that runs. */
export function SiteHealth({ health }: { health: Health }) {
  const t = useTranslate()
  const signs = healthSigns(health, Date.now())
  return (
    <Card as="section" aria-labelledby="home-health">
      <h2 id="home-health" className="text-xl">
        {t('office.home.health')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {signs.map(({ key, values, isBad, to }) => (
          <li key={key} className="flex gap-2.5">
            {isBad ? (
              <CircleExclamationPoint aria-hidden size={20} className="mt-0.5 shrink-0 text-danger-ink" />
            ) : (
              <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
            )}
            {to ? (
              <Link to={to} className="underline">
                {t(key, values)}
              </Link>
            ) : (
              <span>{t(key, values)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {t('admin.overview.version', { version: health.version })}
        {health.freeBytes !== null &&
          ` · ${t('office.home.free', { gigabytes: Math.floor(health.freeBytes / 1_000_000_000) })}`}
      </p>
    </Card>
  )
}
