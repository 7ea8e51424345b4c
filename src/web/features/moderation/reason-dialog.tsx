import { type FormEvent, useId, useState } from 'react'
import type { CaseReason } from '#domain/moderation/cases.ts'
import {
  explains,
  type IdentityReason,
  type ListingReason,
  MAX_REASON_MESSAGE,
} from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface ReasonDialogProps<Reason extends string> {
  title: string
  /** The consequences of the decision. */
  text: string
  action: string
  reasons: readonly Reason[]
  /** The sentence that the person is told. */
  sentence: (reason: Reason) => string
  busy: boolean
  onDecide: (why: { reason: Reason; message?: string }) => void
  onClose: () => void
}

/** Why something is not let through: a ready sentence in the recipient's language, and the moderator's own words. */
export function ReasonDialog<Reason extends ListingReason | IdentityReason | CaseReason>(
  props: ReasonDialogProps<Reason>,
) {
  const { title, text, action, reasons, sentence, busy, onDecide, onClose } = props
  const t = useTranslate()
  const form = useId()
  const [reason, setReason] = useState<Reason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const missesMessage = reason !== undefined && !explains(reason, message)

  function decide(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!reason || missesMessage || busy) return
    const words = message.trim()
    onDecide({ reason, ...(words && { message: words }) })
  }

  return (
    <ActionDialog onClose={onClose} title={title} action={action} busy={busy} danger form={form}>
      <form id={form} onSubmit={decide} noValidate className="grid gap-5">
        <p className="text-ink-soft">{text}</p>
        <RadioCards
          legend={t('moderation.reason')}
          name="reason"
          look="small"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, label: sentence(value) }))}
          error={tried && !reason ? t('moderation.reason-missing') : undefined}
        />
        <TextArea
          label={t('moderation.message')}
          hint={t('moderation.message-hint')}
          optional={reason !== 'other'}
          maxLength={MAX_REASON_MESSAGE}
          value={message}
          error={tried && missesMessage ? t('moderation.message-missing') : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
      </form>
    </ActionDialog>
  )
}
