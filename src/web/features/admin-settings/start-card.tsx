import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { SAID_STEPS, type SaidStep } from '#contract/setup.ts'
import type { SettingName } from '#domain/settings/settings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SettingRow } from './setting-row.tsx'
import { SETTINGS_OF, type StartFacts, type StartStep } from './start-steps.ts'
import { TestMail } from './test-mail.tsx'
import type { Setting } from './use-settings.ts'
import { useStartActions } from './use-start.ts'

/** Where a step is taken or looked at, if not here. */
const PLACES = {
  operator: { pages: '/admin/pages' },
  brand: { headline: '/admin/pages/home', home: '/' },
  categories: { categories: '/admin/categories' },
  places: { hubs: '/admin/hubs' },
  team: { roles: '/admin/roles', security: '/account/security' },
  payments: { listings: '/admin/listings', identity: '/kyc-onboarding', search: '/search' },
} as const satisfies Partial<Record<StartStep, Record<string, string>>>
type Places = typeof PLACES
type Place = { [Step in keyof Places]: keyof Places[Step] }[keyof Places]

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
        {placesOf(step).map(([name, to]) => (
          <LinkButton key={name} to={to} variant="secondary">
            {t(`settings.start.go.${name}`)}
          </LinkButton>
        ))}
        {said && <SayDone step={said} isDone={isDone} />}
      </div>
    </Card>
  )
}

const placesOf = (step: StartStep) =>
  Object.entries<string>((PLACES as Partial<Record<StartStep, Record<string, string>>>)[step] ?? {}) as [
    Place,
    string,
  ][]

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
function Fact({ step, facts: { setup, said } }: { step: StartStep; facts: StartFacts }): ReactNode {
  const t = useTranslate()
  const { date } = useFormat()
  const line = (text: string) => <p className="tabular mt-1 text-sm font-semibold">{text}</p>
  if (step === 'payments')
    return (
      <>
        {line(t(`settings.start.payments.${setup.payments}`))}
        <ul className="mt-3 grid gap-2.5">
          <Part name="offer" isDone={said.hasOffer} />
          <Part name="verified" isDone={said.hasVerified} />
          <Part name="paid" isDone={said.hasPaid} />
        </ul>
      </>
    )
  if (step === 'backup' && setup.backedUpAt)
    return line(t('settings.start.backup-fact', { at: date(setup.backedUpAt, 'date-time', viewerZone()) }))
  if (step !== 'team') return null
  const { moderators, staff, staffWithSecondFactor } = setup
  return line(t('settings.start.team-fact', { moderators, staff, secured: staffWithSecondFactor }))
}

/** One of the things that have to be there before a rental is paid. */
function Part({ name, isDone }: { name: 'offer' | 'verified' | 'paid'; isDone: boolean }) {
  const t = useTranslate()
  return (
    <li className="flex max-w-[68ch] gap-2.5">
      {isDone ? (
        <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
      ) : (
        <Circle aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-faint" />
      )}
      <span>
        {t(`settings.start.payments.${name}`)}
        <VisuallyHidden>{` (${t(isDone ? 'settings.start.done' : 'settings.start.undone')})`}</VisuallyHidden>
      </span>
    </li>
  )
}
