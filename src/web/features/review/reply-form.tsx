import { useState } from 'react'
import { MAX_REPLY_LENGTH } from '#domain/review/review.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReply } from './use-rental-review.ts'

/** The lender's one public reply to a review. */
export function ReplyForm({ reviewId }: { reviewId: string }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const reply = useReply(reviewId)
  if (!open)
    return (
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t('review.reply')}
      </Button>
    )
  return (
    <form
      className="mt-3 grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!text.trim()) return
        reply.mutate(text.trim(), {
          onSuccess: () => void toast({ title: t('review.replied'), tone: 'good' }),
          onError: (error) => void toast(errorToast(error, t)),
        })
      }}
    >
      <TextArea
        label={t('review.reply.label')}
        hint={t('review.reply.hint')}
        maxLength={MAX_REPLY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={asked && !text.trim() ? t('review.reply.missing') : undefined}
      />
      <Button type="submit" busy={reply.isPending} className="justify-self-start">
        {t('review.reply.publish')}
      </Button>
    </form>
  )
}
