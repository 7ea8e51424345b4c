import SendHorizontal from 'lucide-react/icons/send-horizontal'
import type { KeyboardEvent } from 'react'
import type { SentMessage } from '#contract/messaging.ts'
import { MAX_MESSAGE_LENGTH, tidyMessage } from '#domain/messaging/message.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { UNSENT_KEY } from '../../lib/personal-keys.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { controlStyle, Field } from '../../ui/field.tsx'
import type { Target } from './conversation.ts'
import { NOTHING_UNSENT, parseUnsent, withUnsent } from './unsent.ts'
import { useSend } from './use-send.ts'

/** The number of remaining characters from which the counter is shown. */
const TELL_FROM = 200

interface ComposerProps {
  to: Target
  /** Of the other person. */
  name: string
  onSent: (sent: SentMessage) => void
}

/** Writes a message; what is not sent yet stays on this device. */
export function Composer({ to, name, onSent }: ComposerProps) {
  const t = useTranslate()
  const send = useSend(to)
  const about = Object.values(to)[0]!
  const [unsent, setUnsent] = useLocalStorage(UNSENT_KEY, NOTHING_UNSENT, parseUnsent)
  const text = unsent[about] ?? ''
  const left = MAX_MESSAGE_LENGTH - tidyMessage(text).length
  const isSendable = left >= 0 && left < MAX_MESSAGE_LENGTH

  function submit() {
    if (!isSendable || send.isPending) return
    send.mutate(text, {
      onSuccess: (sent) => {
        // Text typed during the request stays.
        setUnsent((now) => (now[about] === text ? withUnsent(now, about, '') : now))
        onSent(sent)
      },
    })
  }

  return (
    <form
      className="sticky bottom-[var(--bottom-bar-height)] z-10 -mx-4 mt-4 border-t border-line bg-surface px-4 py-3 md:mx-0 md:px-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={t('messaging.compose', { name })}
        hideLabel
        error={send.isError ? `${t('messaging.not-sent')} ${errorMessage(send.error, t)}` : undefined}
      >
        {(attributes) => (
          <div className="flex items-end gap-2">
            <textarea
              rows={1}
              {...attributes}
              dir="auto"
              value={text}
              placeholder={t('messaging.compose', { name })}
              onChange={({ target }) => setUnsent((now) => withUnsent(now, about, target.value))}
              onKeyDown={(event) => {
                if (!isSendKey(event)) return
                event.preventDefault()
                submit()
              }}
              className={`${controlStyle} field-sizing-content max-h-48 resize-none py-2.5`}
            />
            <Button type="submit" disabled={!isSendable} busy={send.isPending}>
              <SendHorizontal aria-hidden size={18} />
              {t(send.isError ? 'messaging.again' : 'messaging.send')}
            </Button>
          </div>
        )}
      </Field>
      <p aria-live="polite" className="tabular mt-1 text-sm text-ink-soft empty:hidden">
        {left < 0 && t('messaging.too-long', { count: -left })}
        {left >= 0 && left < TELL_FROM && t('messaging.left', { count: left })}
      </p>
      <p className="mt-1 hidden text-sm text-ink-faint pointer-fine:block">{t('messaging.keys')}</p>
    </form>
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
