import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

interface ReportFrameProps {
  children: ReactNode
  /** The label of the button. */
  action: string
  busy: boolean
  error: unknown
  onSend: () => void
}

/** The form of a report or an appeal: its fields, why it was refused, and its button. */
export function ReportFrame({ children, action, busy, error, onSend }: ReportFrameProps) {
  const t = useTranslate()
  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <Card className="mt-6">
      <form onSubmit={send} noValidate className="grid gap-5">
        {children}
        {Boolean(error) && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </form>
    </Card>
  )
}
