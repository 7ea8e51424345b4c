import { type Channels, isMandatory, type Topic, topicsFor } from '#domain/notification/topics.ts'
import { useDevicePush } from '../../entities/push/use-device-push.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useRootData } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { PushCard } from './push-card.tsx'
import { settingOf, useChangeSetting, useSettings } from './use-settings.ts'

/** `/account/notifications`: which notices the person gets, and how. */
export function SettingsPage() {
  const t = useTranslate()
  const user = useUser()
  const { pushKey } = useRootData().config
  const { data, error, refetch } = useSettings()
  const { push } = useDevicePush()
  const change = useChangeSetting()
  // The device answers by itself: its card, first of all, must not come later and push the others down.
  const isKnown = data && (!pushKey || !push.isPending)
  const choose = (topic: Topic, channels: Channels) =>
    change.mutate({ topic, channels }, { onError: (fault) => void toast(errorToast(fault, t)) })
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('notifications.settings.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('notifications.settings.text')}</p>
      {!data && error && (
        <ErrorState
          title={t('notifications.settings.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!isKnown && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-32" />
          <Skeleton card className="h-32" />
        </Loading>
      )}
      {data && isKnown && (
        <div className="mt-6 grid gap-4">
          {pushKey && <PushCard />}
          {topicsFor(user ?? { roles: [] }).map((topic) => (
            <TopicCard
              key={topic}
              topic={topic}
              channels={settingOf(data, topic)}
              isPushOffered={pushKey !== undefined}
              onChange={(channels) => choose(topic, channels)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface TopicCardProps {
  topic: Topic
  channels: Channels
  isPushOffered: boolean
  onChange: (channels: Channels) => void
}

function TopicCard({ topic, channels, isPushOffered, onChange }: TopicCardProps) {
  const t = useTranslate()
  return (
    <Card as="section" aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`} className="text-lg">
        {t(`notifications.topic.${topic}`)}
      </h2>
      <p className="mt-1 mb-2 text-sm text-ink-soft">{t(`notifications.topic.${topic}-text`)}</p>
      {!isMandatory(topic) && (
        <>
          <Switch
            label={t('notifications.settings.by-mail')}
            aria-describedby={`topic-${topic}`}
            checked={channels.byMail}
            onChange={({ target }) => onChange({ ...channels, byMail: target.checked })}
          />
          <Switch
            label={t('notifications.settings.in-app')}
            aria-describedby={`topic-${topic}`}
            checked={channels.inApp}
            onChange={({ target }) => onChange({ ...channels, inApp: target.checked })}
          />
          {isPushOffered && (
            <Switch
              label={t('notifications.settings.by-push')}
              aria-describedby={`topic-${topic}`}
              checked={channels.byPush}
              onChange={({ target }) => onChange({ ...channels, byPush: target.checked })}
            />
          )}
        </>
      )}
    </Card>
  )
}
