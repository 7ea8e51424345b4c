import { useDevicePush } from '../../entities/push/use-device-push.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'

/** Switches notices on for this browser, and says what they may show. */
export function PushCard() {
  const t = useTranslate()
  const { push, start, stop, change } = useDevicePush()
  const { data } = push
  if (!data) return null
  const onError = (error: unknown) => void toast(errorToast(error, t))
  const say = (title: string) => void toast({ title, tone: 'good' })

  return (
    <Card as="section" aria-labelledby="push">
      <h2 id="push" className="text-lg">
        {t('notifications.push.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('notifications.push.text')}</p>
      {(data.state === 'unsupported' || data.state === 'denied') && (
        <p className="mt-3">{t(`notifications.push.${data.state}`)}</p>
      )}
      {data.state === 'off' && (
        <Button
          className="mt-4"
          variant="secondary"
          busy={start.isPending}
          onClick={() =>
            start.mutate(undefined, {
              onSuccess: (isOn) => isOn && say(t('notifications.push.done-on')),
              onError,
            })
          }
        >
          {t('notifications.push.on')}
        </Button>
      )}
      {data.state === 'on' && (
        <>
          <Switch
            label={t('notifications.push.details')}
            hint={t('notifications.push.details-text')}
            checked={data.showsDetails}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({ subscription: data.subscription, showsDetails: target.checked }, { onError })
            }
          />
          <Button
            className="mt-2"
            variant="secondary"
            busy={stop.isPending}
            onClick={() =>
              stop.mutate(data.subscription, {
                onSuccess: () => say(t('notifications.push.done-off')),
                onError,
              })
            }
          >
            {t('notifications.push.off')}
          </Button>
        </>
      )}
    </Card>
  )
}
