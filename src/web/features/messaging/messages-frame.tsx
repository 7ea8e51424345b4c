import Settings2 from 'lucide-react/icons/settings-2'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConversationList } from './conversation-list.tsx'
import { MessageSettingsDialog } from './message-settings-dialog.tsx'

/** The conversations, and from 1024 pixels on the chosen one beside them. */
export function MessagesFrame({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="lg:-my-6 lg:grid lg:h-[calc(100dvh-var(--header-height)-48px)] lg:min-h-[30rem] lg:grid-cols-[300px_minmax(0,1fr)] lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-raised xl:grid-cols-[340px_minmax(0,1fr)]">
      <section
        aria-labelledby="conversations"
        className={classNames(
          'min-h-0 lg:flex lg:flex-col lg:border-e lg:border-line',
          isChosen && 'max-lg:hidden',
        )}
      >
        <div className="flex items-center justify-between gap-3 lg:border-b lg:border-line lg:px-4 lg:py-2">
          {isChosen ? (
            <h2 id="conversations" className="text-xl">
              {t('messaging.title')}
            </h2>
          ) : (
            <h1 id="conversations" className="text-2xl lg:text-xl">
              {t('messaging.title')}
            </h1>
          )}
          <IconButton
            label={t('messaging.settings')}
            icon={<Settings2 aria-hidden size={20} />}
            onClick={() => setOpen(true)}
          />
        </div>
        <div className="relative min-h-0 lg:grow lg:overflow-y-auto lg:overscroll-contain">
          <ConversationList />
        </div>
      </section>
      <div className={classNames('min-h-0 min-w-0', !isChosen && 'max-lg:hidden')}>{children}</div>
      <MessageSettingsDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
