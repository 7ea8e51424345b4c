import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type MessageSettings, useMessageSettings } from './use-message-settings.ts'

/** What the reader lets others know while they read and write. */
export function MessageSettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const { settings, change } = useMessageSettings()
  const choose = (news: Partial<MessageSettings>) =>
    settings &&
    change.mutate({ ...settings, ...news }, { onError: (error) => void toast(errorToast(error, t)) })
  return (
    <Dialog open={open} onClose={onClose} title={t('messaging.settings')} size="small">
      <div className="grid gap-2">
        <Switch
          label={t('messaging.settings.reading')}
          hint={t('messaging.settings.reading-text')}
          checked={settings?.shows_reading ?? true}
          disabled={!settings || change.isPending}
          onChange={({ target }) => choose({ shows_reading: target.checked })}
        />
        <Switch
          label={t('messaging.settings.typing')}
          hint={t('messaging.settings.typing-text')}
          checked={settings?.shows_typing ?? true}
          disabled={!settings || change.isPending}
          onChange={({ target }) => choose({ shows_typing: target.checked })}
        />
      </div>
    </Dialog>
  )
}
