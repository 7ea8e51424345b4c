import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Setup } from '#contract/health.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SETUP_STEPS, type SetupStep, setupSteps } from './setup-steps.ts'

/** Where a step is taken, if it is here. */
const PLACES: Partial<Record<SetupStep, string>> = {
  operator: '/admin/settings',
  'second-factor': '/account/security',
  moderator: '/admin/roles',
}

/** The first things to do on a site of one's own, until the last of them is done. */
export function SetupList({ setup }: { setup: Setup }) {
  const t = useTranslate()
  const format = useFormat()
  const done = setupSteps(setup, Date.now())
  const left = SETUP_STEPS.filter((step) => !done[step]).length
  if (left === 0) return null
  const { staff, staffWithSecondFactor, backedUpAt } = setup
  const facts: Partial<Record<SetupStep, string>> = {
    'second-factor': t('office.setup.second-factor-fact', { count: staffWithSecondFactor, staff }),
    ...(backedUpAt && {
      backup: t('office.setup.backup-fact', { date: format.date(backedUpAt, 'date-time', viewerZone()) }),
    }),
  }
  return (
    <Card as="section" aria-labelledby="home-setup">
      <h2 id="home-setup" className="text-xl">
        {t('office.setup.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('office.setup.left', { count: left })}{' '}
        <Link to="/admin/start" className="font-semibold underline">
          {t('office.setup.start')}
        </Link>
      </p>
      <ul className="mt-3 grid gap-3">
        {SETUP_STEPS.map((step) => (
          <li key={step} className="flex gap-2.5">
            {done[step] ? (
              <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
            ) : (
              <Circle aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-faint" />
            )}
            <div>
              <p className="font-semibold">
                {PLACES[step] && !done[step] ? (
                  <Link to={PLACES[step]} className="underline">
                    {t(`office.setup.${step}`)}
                  </Link>
                ) : (
                  t(`office.setup.${step}`)
                )}
                <VisuallyHidden>{` (${t(done[step] ? 'office.setup.done' : 'office.setup.undone')})`}</VisuallyHidden>
              </p>
              {!done[step] && <p className="text-sm text-ink-soft">{t(`office.setup.${step}-text`)}</p>}
              {facts[step] && <p className="tabular text-sm text-ink-soft">{facts[step]}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
