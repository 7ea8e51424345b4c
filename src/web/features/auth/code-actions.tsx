import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

interface CodeActionsProps {
  onResend: () => Promise<void>
  onOtherAddress: () => void
}

/** Alternatives for a person whose mail does not arrive. */
export function CodeActions({ onResend, onOtherAddress }: CodeActionsProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    try {
      await onResend()
      toast({ title: t('auth.check-mail.sent'), tone: 'good', about: 'mailed-code' })
    } catch (error) {
      toast({ ...errorToast(error, t), about: 'mailed-code' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="quiet" busy={busy} onClick={() => void resend()}>
        {t('auth.code.resend')}
      </Button>
      <Button variant="quiet" onClick={onOtherAddress}>
        {t('auth.code.other-address')}
      </Button>
    </div>
  )
}
