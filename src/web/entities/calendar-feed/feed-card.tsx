import Copy from 'lucide-react/icons/copy'
import { useTranslate } from '../../i18n/translation.tsx'
import { copyWithToast } from '../../lib/copy-with-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreateFeed, useFeed, useRevokeFeed } from './use-feed.ts'

/** The secret address by which other calendar programs show rentals and blocked days. */
export function FeedCard({ itemId, timeZone }: { itemId: string | null; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: feed, error, refetch } = useFeed(itemId)
  const create = useCreateFeed(itemId)
  const revoke = useRevokeFeed()
  const address = feed ? create.data?.address : undefined
  const fault = create.error ?? revoke.error

  return (
    <Card as="section" aria-labelledby="calendar-feed" className="grid gap-4">
      <div>
        <h2 id="calendar-feed" className="text-xl">
          {t('calendar.feed.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t(itemId ? 'calendar.feed.text-item' : 'calendar.feed.text')}</p>
      </div>
      {feed === undefined && error && (
        <Notice tone="bad">
          <p>{errorMessage(error, t)}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {feed === undefined && !error && <Skeleton className="h-12" />}
      {address && (
        <>
          <TextField
            label={t('calendar.feed.address')}
            hint={t('calendar.feed.once')}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            end={
              <IconButton
                label={t('calendar.feed.copy')}
                icon={<Copy aria-hidden size={18} />}
                onClick={() => void copy(address)}
              />
            }
          />
          <p className="text-sm text-ink-soft">{t('calendar.feed.how')}</p>
        </>
      )}
      {feed && !address && (
        <p className="text-sm text-ink-soft">
          {feed.last_read_at
            ? t('calendar.feed.read', { when: format.date(feed.last_read_at, 'date-time', timeZone) })
            : t('calendar.feed.unread', { when: format.date(feed.created_at, 'date-time', timeZone) })}
        </p>
      )}
      {fault && (
        <Notice tone="bad" live>
          {errorMessage(fault, t)}
        </Notice>
      )}
      {feed !== undefined && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={create.isPending} onClick={() => create.mutate()}>
            {t(feed ? 'calendar.feed.replace' : 'calendar.feed.create')}
          </Button>
          {feed && (
            <Button
              variant="quiet"
              busy={revoke.isPending}
              onClick={() =>
                revoke.mutate(feed.id, {
                  onSuccess: () => {
                    create.reset()
                    void toast({ title: t('calendar.feed.revoked'), tone: 'good' })
                  },
                })
              }
            >
              {t('calendar.feed.revoke')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )

  function copy(text: string) {
    return copyWithToast(text, { done: t('calendar.feed.copied'), failed: t('calendar.feed.copy-failed') })
  }
}
