import MessageSquareText from 'lucide-react/icons/message-square-text'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useState } from 'react'
import { MAX_MESSAGE_LENGTH, MAX_MESSAGE_PICTURES, tidyMessage } from '#domain/messaging/message.ts'
import { useEvidence } from '../../entities/photo/use-evidence.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { UNSENT_KEY } from '../../lib/personal-keys.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { controlStyle, Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddPictures, ChosenPictures } from './chosen-pictures.tsx'
import type { Target } from './conversation.ts'
import { subjectOf } from './outgoing.ts'
import { QuickReplyDialog } from './quick-reply-dialog.tsx'
import { NOTHING_UNSENT, parseUnsent, withUnsent } from './unsent.ts'

/** The number of remaining characters from which the counter is shown. */
const TELL_FROM = 200

interface ComposerProps {
  to: Target
  /** Of the other person. */
  name: string
  /** So many messages wait that there is no room for another one. */
  isFull: boolean
  disabled: boolean
  onTyping: (text: string) => void
  onSend: (text: string, pictures: string[]) => void
}

/** Writes a message; what is not sent yet stays on this device. */
export function Composer({ to, name, isFull, disabled, onTyping, onSend }: ComposerProps) {
  const t = useTranslate()
  const about = subjectOf(to)
  const [unsent, setUnsent] = useLocalStorage(UNSENT_KEY, NOTHING_UNSENT, parseUnsent)
  const pictures = useEvidence('messages', undefined, MAX_MESSAGE_PICTURES)
  const [isChoosing, setChoosing] = useState(false)
  const text = unsent[about] ?? ''
  const left = MAX_MESSAGE_LENGTH - tidyMessage(text).length
  const isEmpty = left === MAX_MESSAGE_LENGTH && pictures.paths.length === 0
  const isSendable = left >= 0 && !isEmpty && !pictures.isUploading && !isFull && !disabled

  function write(next: string) {
    setUnsent((now) => withUnsent(now, about, next))
    onTyping(next)
  }

  function submit() {
    if (!isSendable) return
    onSend(text, pictures.paths)
    pictures.clear()
    write('')
  }

  return (
    <>
      <form
        className="border-t border-line bg-raised px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:px-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ChosenPictures pictures={pictures} />
        <Field
          label={t('messaging.compose', { name })}
          hideLabel
          error={
            isFull ? t('messaging.full') : left < 0 ? t('messaging.too-long', { count: -left }) : undefined
          }
        >
          {(attributes) => (
            <div className="flex items-end gap-1">
              <AddPictures pictures={pictures} />
              <IconButton
                label={t('messaging.quick')}
                icon={<MessageSquareText aria-hidden size={20} />}
                onClick={() => setChoosing(true)}
              />
              <textarea
                rows={1}
                {...attributes}
                value={text}
                placeholder={t('messaging.compose', { name })}
                onChange={({ target }) => write(target.value)}
                onKeyDown={(event) => {
                  if (!isSendKey(event)) return
                  event.preventDefault()
                  submit()
                }}
                className={`${controlStyle} field-sizing-content max-h-40 min-h-11! min-w-0 resize-none py-2`}
              />
              <IconButton
                type="submit"
                label={t('messaging.send')}
                disabled={!isSendable}
                icon={<SendHorizontal aria-hidden size={20} className="rtl:rotate-180" />}
                className="bg-accent text-on-accent! hover:bg-accent!"
              />
            </div>
          )}
        </Field>
        <p aria-live="polite" className="tabular mt-1 text-sm text-ink-soft empty:hidden">
          {left >= 0 && left < TELL_FROM && t('messaging.left', { count: left })}
        </p>
        <p className="mt-1 hidden text-xs text-ink-faint pointer-fine:block">{t('messaging.keys')}</p>
      </form>
      {/* Beside the form: it has one of its own. */}
      <QuickReplyDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(body) => {
          write(text ? `${text.trimEnd()}\n${body}` : body)
          setChoosing(false)
        }}
      />
    </>
  )
}

/** Enter sends where there is a keyboard; on a touch screen it begins a new line, and while a word is being composed it chooses that. */
function isSendKey(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    window.matchMedia('(pointer: fine)').matches
  )
}
