import ScanLine from 'lucide-react/icons/scan-line'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { focusFirstFault } from '../../ui/focus-first-fault.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Booking, Side } from './booking.ts'
import { CodeScanner } from './code-scanner.tsx'
import { StatementFields } from './statement-fields.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { useBookingAction } from './use-booking-action.ts'
import { useStatement } from './use-statement.ts'
import { useUnits } from './use-units.ts'

interface HandoverDialogProps {
  booking: Booking
  side: Side
  kind: 'pick-up' | 'return'
  /** The digits that the lender's camera has read, if it has. */
  code: string
  onClose: () => void
}

/** The item changes hands: the renter's code where the lender hands it out, and what this side states about it. */
export function HandoverDialog({ booking, side, kind, code: scanned, onClose }: HandoverDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [code, setCode] = useState(scanned)
  const [isScanning, setScanning] = useState(false)
  const statement = useStatement(booking)
  const { data: units } = useUnits(booking)
  const out = kind === 'return' ? (units ?? []).filter(({ returned_at }) => returned_at === null) : []
  const [kept, setKept] = useState<string[]>([])
  const chosen = out.map(({ unit_id }) => unit_id).filter((id) => !kept.includes(id))
  const isPart = out.length > 1 && chosen.length < out.length
  const handOver = useBookingAction(booking, isPart ? 'return-part' : kind)
  const wantsCode = kind === 'pick-up' && side === 'owner'
  const error = handOver.error ? errorMessage(handOver.error, t) : undefined
  const isCodeWrong = isWrongCode(handOver.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: fields } = event
    statement.ask()
    if (!statement.told) focusFirstFault(fields)
    if (handOver.isPending || statement.evidence.isUploading || !statement.told) return
    handOver.mutate(
      {
        ...statement.told,
        ...(isPart && { units: chosen }),
        ...(wantsCode && { code: code.replace(/\s/g, '') }),
      },
      {
        onSuccess: () => {
          void toast({ title: t(`handover.done.${kind}`), tone: 'good' })
          onClose()
        },
        onError: (problem) => isWrongCode(problem) && focusFirstFault(fields),
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t(`handover.${kind}.${side}`)}
      action={t('handover.confirm')}
      form={form}
      busy={handOver.isPending}
      disabled={statement.evidence.isUploading || (isPart && chosen.length === 0)}
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <p>{t(`handover.${kind}.${side}.text`, { hours: booking.terms.claimHours })}</p>
        {wantsCode && booking.deposit && booking.deposit.status !== 'held' && (
          <Notice tone="caution" title={t('handover.no-deposit')}>
            {t('handover.no-deposit-text')}
          </Notice>
        )}
        {wantsCode && isScanning && (
          <CodeScanner
            bookingId={booking.id}
            onCode={(read) => {
              setCode(read)
              setScanning(false)
            }}
          />
        )}
        {wantsCode && (
          <TextField
            label={t('handover.code')}
            hint={t('handover.code.hint')}
            error={isCodeWrong ? error : undefined}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            pattern="\s*\d{3}\s?\d{3}\s*"
            required
            data-autofocus
            end={
              <IconButton
                label={t(isScanning ? 'handover.scan.stop' : 'handover.scan')}
                icon={isScanning ? <X aria-hidden size={20} /> : <ScanLine aria-hidden size={20} />}
                onClick={() => setScanning(!isScanning)}
              />
            }
          />
        )}
        {out.length > 1 && (
          <UnitChoice
            units={out}
            chosen={chosen}
            onChange={(now) => setKept(out.map(({ unit_id }) => unit_id).filter((id) => !now.includes(id)))}
          />
        )}
        <StatementFields statement={statement} />
        {error && !isCodeWrong && (
          <Notice tone="bad" live>
            {error}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}

const isWrongCode = (problem: unknown): boolean =>
  problem !== null && codeOf(problem) === 'HANDOVER_CODE_WRONG'
