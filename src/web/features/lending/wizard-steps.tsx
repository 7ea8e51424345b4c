import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WIZARD_STEPS, type WizardStep } from './use-wizard.ts'

interface WizardStepsProps {
  current: WizardStep
  isDone: (step: WizardStep) => boolean
  onGo: (step: WizardStep) => void
}

/** The current step, the finished ones, and a link to each; names on a wide screen, bars on a phone. */
export function WizardSteps({ current, isDone, onGo }: WizardStepsProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t('lending.steps')} className="mt-2 max-w-2xl">
      <ol className="grid grid-cols-5 gap-2">
        {WIZARD_STEPS.map((step) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => step !== current && onGo(step)}
              className="group flex min-h-11 w-full flex-col justify-center gap-2 text-start text-sm"
            >
              <span
                aria-hidden
                className={classNames(
                  'h-1.5 rounded-pill transition-colors',
                  step === current
                    ? 'bg-accent'
                    : step !== 'check' && isDone(step)
                      ? 'bg-accent/45'
                      : 'bg-line group-hover:bg-line-strong',
                )}
              />
              <span
                className={classNames(
                  'sr-only sm:not-sr-only',
                  step === current ? 'font-semibold' : 'text-ink-soft group-hover:text-ink',
                )}
              >
                {t(`lending.step.${step}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p aria-hidden className="text-sm font-semibold text-ink-soft sm:hidden">
        {t('ui.step-of', { step: WIZARD_STEPS.indexOf(current) + 1, steps: WIZARD_STEPS.length })}
        {' · '}
        {t(`lending.step.${current}`)}
      </p>
    </nav>
  )
}
