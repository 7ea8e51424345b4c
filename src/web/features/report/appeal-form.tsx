import { type FormEvent, useState } from 'react'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReport } from './use-report.ts'

/** Why a removal was wrong, in the lender's words. */
export function AppealForm({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const { mutate, isPending, error } = useReport('appeal-removal')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = message.trim().length < MIN_APPEAL_MESSAGE

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending) mutate({ itemId, message: message.trim() })
  }

  return (
    <Card className="mt-6">
      <form onSubmit={send} noValidate className="grid gap-5">
        <TextArea
          label={t('report.appeal.message')}
          maxLength={MAX_REPORT_MESSAGE}
          value={message}
          error={tried && isShort ? t('report.appeal.message-missing') : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
        {error && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
        <Button type="submit" busy={isPending}>
          {t('report.appeal.send')}
        </Button>
      </form>
    </Card>
  )
}
