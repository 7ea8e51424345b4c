import { useDevicePush } from '../../entities/push/use-device-push.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Offers notices on this device once, after a booking: the first time that there is something to hear of. */
export function PushOffer() {
  const t = useTranslate()
  const { push, start } = useDevicePush()
  const [asked, setAsked] = useLocalStorage('pushAsked', false, (stored) => stored === true)
  if (asked || push.data?.state !== 'off') return null
  return (
    <Card as="section" aria-labelledby="push-offer" className="mt-6 print:hidden">
      <h2 id="push-offer" className="text-lg">
        {t('booking.push.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('booking.push.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={start.isPending}
          onClick={() =>
            start.mutate(undefined, {
              onSuccess: (isOn) => {
                setAsked(true)
                if (isOn) toast({ title: t('booking.push.done'), tone: 'good' })
              },
              onError: (error) => void toast(errorToast(error, t)),
            })
          }
        >
          {t('booking.push.yes')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('booking.push.no')}
        </Button>
      </div>
    </Card>
  )
}
