import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { SAID_STEPS, type SaidStep } from '#contract/setup.ts'
import type { SettingName } from '#domain/settings/settings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SettingRow } from './setting-row.tsx'
import { SETTINGS_OF, type StartFacts, type StartStep } from './start-steps.ts'
import { TestMail } from './test-mail.tsx'
import type { Setting } from './use-settings.ts'
import { useStartActions } from './use-start.ts'

/** Where a step is taken, if not here. */
const PLACES: Partial<Record<StartStep, readonly string[]>> = {
  categories: ['/admin/categories'],
  places: ['/admin/hubs'],
  payments: ['/search'],
  team: ['/admin/roles', '/account/security'],
}

interface StartCardProps {
  step: StartStep
  number: number
  facts: StartFacts
  isDone: boolean
  settings: Setting[]
  onOpen: (name: SettingName) => void
}

/** One step: what it is for, its settings or the way to where it is taken, and whether it is done. */
export function StartCard({ step, number, facts, isDone, settings, onOpen }: StartCardProps) {
  const t = useTranslate()
  const names = SETTINGS_OF[step] ?? []
  const said = SAID_STEPS.find((one) => one === step)
  return (
    <Card as="li" id={step}>
      <div className="flex items-start gap-3">
        {isDone ? (
          <CircleCheck aria-hidden size={28} className="shrink-0 text-accent-ink" />
        ) : (
          <span
            aria-hidden
            className="tabular grid size-7 shrink-0 place-items-center rounded-pill border border-line-strong text-sm font-semibold"
          >
            {number}
          </span>
        )}
        <div className="min-w-0 grow">
          <h2 className="text-xl">
            {t(`settings.start.${step}`)}
            <VisuallyHidden>{` (${t(isDone ? 'settings.start.done' : 'settings.start.undone')})`}</VisuallyHidden>
          </h2>
          <p className="mt-1 max-w-[68ch] text-ink-soft">{t(`settings.start.${step}-text`)}</p>
          <Fact step={step} facts={facts} />
        </div>
      </div>
      {names.length > 0 && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-control border border-line">
          {settings
            .filter(({ name }) => names.includes(name))
            .map((setting) => (
              <SettingRow key={setting.name} setting={setting} onOpen={() => onOpen(setting.name)} />
            ))}
        </ul>
      )}
      {step === 'mail' && <TestMail {...facts} isDone={isDone} />}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {PLACES[step]?.map((to) => (
          <LinkButton key={to} to={to} variant="secondary">
            {t(
              `settings.start.go.${to.split('/').at(-1) as 'categories' | 'hubs' | 'search' | 'roles' | 'security'}`,
            )}
          </LinkButton>
        ))}
        {said && <SayDone step={said} isDone={isDone} />}
      </div>
    </Card>
  )
}

function SayDone({ step, isDone }: { step: SaidStep; isDone: boolean }) {
  const t = useTranslate()
  const { finish } = useStartActions()
  return (
    <Button
      variant={isDone ? 'quiet' : 'primary'}
      busy={finish.isPending}
      onClick={() =>
        finish.mutate({ step, isDone: !isDone }, { onError: (error) => toast(errorToast(error, t)) })
      }
    >
      {t(isDone ? 'settings.start.again' : 'settings.start.right')}
    </Button>
  )
}

/** How things stand, where that is more than done or not. */
function Fact({ step, facts: { setup } }: { step: StartStep; facts: StartFacts }): ReactNode {
  const t = useTranslate()
  const line = (text: string) => <p className="tabular mt-1 text-sm font-semibold">{text}</p>
  if (step === 'payments') return line(t(`settings.start.payments.${setup.payments}`))
  if (step !== 'team') return null
  const { moderators, staff, staffWithSecondFactor } = setup
  return line(t('settings.start.team-fact', { moderators, staff, secured: staffWithSecondFactor }))
}
