import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash'
import { type FormEvent, useState } from 'react'
import { MAX_QUICK_REPLIES, MAX_QUICK_REPLY_LENGTH, tidyMessage } from '#domain/messaging/message.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type QuickReply, useQuickReplies } from './use-quick-replies.ts'

interface QuickReplyDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (body: string) => void
}

/** The reader's quick replies: one is put into the message by a press, and each can be changed here. */
export function QuickReplyDialog({ open, onClose, onChoose }: QuickReplyDialogProps) {
  const t = useTranslate()
  const { data: replies, error, refetch, change } = useQuickReplies(open)
  const [edited, setEdited] = useState<QuickReply>()
  const [body, setBody] = useState('')
  const tell = { onError: (fault: Error) => void toast(errorToast(fault, t)) }
  const isFull = !edited && (replies?.length ?? 0) >= MAX_QUICK_REPLIES

  function save(event: FormEvent) {
    event.preventDefault()
    if (!tidyMessage(body) || change.isPending) return
    change.mutate(edited ? { id: edited.id, body } : { add: body }, {
      ...tell,
      onSuccess: () => {
        setEdited(undefined)
        setBody('')
      },
    })
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('messaging.quick')}>
      {!replies && error && (
        <ErrorState
          title={t('messaging.quick.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!replies && !error && (
        <Loading label={t('ui.loading')} className="grid gap-2">
          <Skeleton card className="h-12" />
          <Skeleton card className="h-12" />
        </Loading>
      )}
      {replies?.length === 0 && <p className="text-ink-soft">{t('messaging.quick.empty')}</p>}
      {replies && replies.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {replies.map((reply) => (
            <li key={reply.id} className="flex items-center gap-1 pe-1">
              <button
                type="button"
                onClick={() => onChoose(reply.body)}
                className="min-h-12 grow px-4 py-2 text-start break-words whitespace-pre-wrap hover:bg-sunken"
              >
                {reply.body}
              </button>
              <IconButton
                label={t('messaging.quick.edit')}
                icon={<Pencil aria-hidden size={18} />}
                onClick={() => {
                  setEdited(reply)
                  setBody(reply.body)
                }}
              />
              <IconButton
                label={t('messaging.quick.remove')}
                icon={<Trash aria-hidden size={18} />}
                onClick={() => change.mutate({ remove: reply.id }, tell)}
              />
            </li>
          ))}
        </ul>
      )}
      {replies && !isFull && (
        <form className="mt-5 grid gap-3" noValidate onSubmit={save}>
          <TextArea
            label={t(edited ? 'messaging.quick.change' : 'messaging.quick.new')}
            hint={t('messaging.quick.hint')}
            maxLength={MAX_QUICK_REPLY_LENGTH}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
          <div className="flex gap-3">
            <Button type="submit" busy={change.isPending} disabled={!tidyMessage(body)}>
              {t('messaging.quick.save')}
            </Button>
            {edited && (
              <Button
                variant="secondary"
                onClick={() => {
                  setEdited(undefined)
                  setBody('')
                }}
              >
                {t('messaging.quick.cancel')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  )
}
