import Send from 'lucide-react/icons/send'
import type { LoggedMail } from '#contract/mail-log.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useResendMail } from './use-mail.ts'

/** The button that sends a mail once more, or why there is none. */
export function ResendMail({ mail: { id, gap, state } }: { mail: LoggedMail }) {
  const t = useTranslate()
  const { mutate, isPending } = useResendMail(id)
  if (gap) return null
  if (state === 'waiting') return <p className="mt-4 text-ink-soft">{t('office.mails.waiting')}</p>
  const resend = () =>
    mutate(undefined, {
      onSuccess: ({ to }) => void toast({ title: t('office.mails.resent', { to }), tone: 'good' }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  return (
    <Button variant="secondary" className="mt-4" busy={isPending} onClick={resend}>
      <Send aria-hidden size={18} />
      {t('office.mails.resend')}
    </Button>
  )
}
