import { useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AboutStep } from './about-step.tsx'
import { CheckStep } from './check-step.tsx'
import { CoverCard } from './cover-card.tsx'
import { PhotosStep } from './photos-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PriceStep } from './price-step.tsx'
import { PublishedPanel, type SavedListing } from './published-panel.tsx'
import { storeEdit } from './unsaved-edit.ts'
import { useTakeOver } from './use-take-over.ts'
import { useUnsavedEdit } from './use-unsaved-edit.ts'
import { useWizard, WIZARD_STEPS, type WizardStart, type WizardStep } from './use-wizard.ts'
import { WizardSteps } from './wizard-steps.tsx'

const SCREENS = { photos: PhotosStep, about: AboutStep, price: PriceStep, place: PlaceStep, check: CheckStep }

interface WizardProps {
  visit: string
  start: WizardStart
  /** Begins anew with the listing as it is. */
  onDiscard?: () => void
}

/** One step at a time, everything kept on the way, and beside it what others will see. */
export function Wizard({ visit, start, onDiscard }: WizardProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const wizard = useWizard(visit, start)
  const isArriving = useTakeOver(wizard, start.files)
  useUnsavedEdit(wizard, start)
  const [published, setPublished] = useState<SavedListing>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useHeadingFocus(wizard.step)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { step, save } = wizard
  const Screen = SCREENS[step]
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || wizard.photos.isBusy) return
    // The error is shown below.
    const went = await wizard.next().catch(() => true)
    if (!went)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  async function finishLater() {
    if (wizard.isGuest) {
      await save.mutateAsync()
      toast({ title: t('lending.here'), tone: 'good' })
      return void navigate('/')
    }
    const saved =
      wizard.id === undefined && step === 'photos' ? true : await save.mutateAsync().catch(() => false)
    if (!saved) return
    await queries.invalidateQueries({ queryKey: ['my-listings'] })
    void navigate('/dashboard/listings')
  }

  const go = (next: WizardStep) => void wizard.leaveTo(next).catch(() => undefined)

  if (published) return <PublishedPanel answer={published} title={wizard.draft.title} />
  return (
    <div className="page py-6 max-lg:pb-36 md:py-10">
      <div className="mx-auto grid max-w-5xl items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className={classNames('min-w-0', step === 'check' && 'lg:col-span-2')}>
          <p className="font-semibold text-ink-soft">
            {t(wizard.isNew ? 'lending.title' : 'lending.title-edit')}
          </p>
          <WizardSteps current={step} isDone={(one) => !wizard.hasProblem(one)} onGo={go} />
          <h1 ref={heading} tabIndex={-1} className="mt-6 text-2xl outline-none md:text-3xl">
            {t(`lending.${step}.title`)}
          </h1>
          <p className="mt-2 max-w-xl text-ink-soft">{t(`lending.${step}.text`)}</p>
          {wizard.wish && (
            <div className="mt-5">
              <Notice tone="plain">{t('lending.wish', { title: wizard.wish.words.title })}</Notice>
            </div>
          )}
          {wizard.isWaiting && (
            <div className="mt-5">
              <Notice tone="notice">{t('lending.waiting.edit')}</Notice>
            </div>
          )}
          {start.edit && (
            <div className="mt-5">
              <Notice tone="notice" title={t('lending.unsaved.title')}>
                <p>{t('lending.unsaved.text')}</p>
                <Button variant="quiet" className="-ms-4" onClick={onDiscard}>
                  {t('lending.unsaved.discard')}
                </Button>
              </Notice>
            </div>
          )}
          <form ref={form} onSubmit={submit} noValidate className="mt-6">
            <Screen wizard={wizard} isArriving={isArriving} onPublished={setPublished} bar={bar} />
            {save.error && (
              <div className="mt-6">
                <Notice tone="bad" live>
                  {errorMessage(save.error, t)}
                </Notice>
              </div>
            )}
            <div
              ref={setBar}
              className="inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-4 py-3 max-lg:fixed max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mt-8 lg:px-0 lg:pt-6 lg:[&>:first-child]:-ms-4"
            >
              {before && (
                <Button variant="quiet" className="max-sm:px-3" onClick={() => go(before)}>
                  <ArrowLeft aria-hidden size={20} className="sm:hidden rtl:rotate-180" />
                  <span className="max-sm:sr-only">{t('ui.back')}</span>
                </Button>
              )}
              {wizard.isNew ? (
                <Button variant="quiet" className="max-sm:px-3" onClick={() => void finishLater()}>
                  {t('lending.finish-later')}
                </Button>
              ) : (
                <LinkButton
                  variant="quiet"
                  className="max-sm:px-3"
                  to="/dashboard/listings"
                  onClick={() => storeEdit(start.id!, undefined)}
                >
                  {t('lending.discard')}
                </LinkButton>
              )}
              {step !== 'check' && (
                <Button
                  type="submit"
                  size="large"
                  busy={save.isPending || (step === 'photos' && wizard.photos.isBusy)}
                  className="ms-auto max-sm:px-5"
                >
                  {t('lending.continue')}
                </Button>
              )}
            </div>
          </form>
        </div>
        {step !== 'check' && (
          <aside
            aria-label={t('lending.cover.label')}
            className="sticky top-[calc(var(--header-height)+2.5rem)] mt-9 hidden lg:block"
          >
            <CoverCard wizard={wizard} />
          </aside>
        )}
      </div>
    </div>
  )
}

/** A new step is read out from its title on; the first one is not, as any page. */
function useHeadingFocus(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
