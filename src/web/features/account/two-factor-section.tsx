import { Suspense, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { toast } from '../../lib/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SectionCard } from './section-card.tsx'
import { useTwoFactor } from './use-two-factor.ts'

const EnrolDialog = lazyPart(() =>
  import('./enrol-dialog.tsx').then(({ EnrolDialog }) => ({ default: EnrolDialog })),
)

/** The second factor: on or off, with the codes for the day the phone is gone. */
export function TwoFactorSection() {
  const t = useTranslate()
  const { isOn, codesLeft, makeCodes, turnOff } = useTwoFactor()
  const [enrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [codes, setCodes] = useState<string[]>()

  async function showCodes() {
    await makeCodes().then(setCodes, (error) => toast(errorToast(error, t)))
  }

  async function turnedOn() {
    setEnrolling(false)
    toast({ title: t('account.enrol.done'), tone: 'good' })
    await showCodes()
  }

  return (
    <SectionCard
      title={t('account.two-factor.title')}
      text={t('account.two-factor.text')}
      end={
        <Badge tone={isOn ? 'good' : 'plain'}>
          {isOn ? t('account.two-factor.on') : t('account.two-factor.off')}
        </Badge>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => void showCodes()}>
              {t('account.two-factor.new-codes')}
            </Button>
            <Button variant="quiet" onClick={() => setLeaving(true)}>
              {t('account.two-factor.turn-off')}
            </Button>
            {codesLeft !== undefined && (
              <p className="text-sm text-ink-soft">
                {t('account.two-factor.codes-left', { count: codesLeft })}
              </p>
            )}
          </>
        ) : (
          <Button variant="secondary" onClick={() => setEnrolling(true)}>
            {t('account.two-factor.set-up')}
          </Button>
        )}
      </div>
      {enrolling && (
        <Suspense>
          <EnrolDialog onClose={() => setEnrolling(false)} onDone={() => void turnedOn()} />
        </Suspense>
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      <ConfirmDialog
        open={leaving}
        title={t('account.two-factor.off-title')}
        text={t('account.two-factor.off-text')}
        action={t('account.two-factor.turn-off')}
        done={t('account.two-factor.turned-off')}
        onClose={() => setLeaving(false)}
        onConfirm={turnOff}
      />
    </SectionCard>
  )
}
