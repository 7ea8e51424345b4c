import { useState } from 'react'
import type { PersonFile } from '#contract/person-file.ts'
import { deviceName } from '../../entities/device/device-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GivenReasonDialog } from './given-reason-dialog.tsx'
import { usePersonSessions } from './use-person-sessions.ts'

type Asked = { kind: 'all' | 'reset' } | { kind: 'one'; id: string; device: string }

/** For admins: where a person is signed in, each with a button to end it, and the second factor. */
export function PersonSessions({ person }: { person: PersonFile }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { sessions, end, reset } = usePersonSessions(person.id)
  const [asked, setAsked] = useState<Asked>()
  const { data, error, refetch } = sessions

  async function carryOut(reason: string) {
    if (asked?.kind === 'reset') await reset.mutateAsync(reason)
    else await end.mutateAsync({ reason, ...(asked?.kind === 'one' && { sessionId: asked.id }) })
    toast({
      title: asked?.kind === 'reset' ? t('moderation.sessions.reset-done') : t('moderation.sessions.ended'),
      tone: 'good',
    })
    setAsked(undefined)
  }

  return (
    <Card as="section" aria-labelledby="person-sessions" className="mt-6">
      <h2 id="person-sessions" className="text-xl">
        {t('moderation.sessions.title')}
      </h2>
      {data ? (
        data.length === 0 ? (
          <p className="mt-3 text-ink-soft">{t('moderation.sessions.empty')}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line">
            {data.map(({ id, user_agent, ip, country, refreshed_at }) => {
              const { browser, system } = deviceName(user_agent)
              const device = [browser, system].filter(Boolean).join(' · ') || t('moderation.sessions.unknown')
              const active = date(refreshed_at, 'date-time', viewerZone())
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 grow basis-60">
                    <p className="font-semibold">{device}</p>
                    <p className="tabular text-sm text-ink-soft">
                      {[ip, country, t('moderation.sessions.active', { date: active })]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                  <Button
                    variant="quiet"
                    aria-label={t('moderation.sessions.end-label', { device })}
                    onClick={() => setAsked({ kind: 'one', id, device })}
                  >
                    {t('moderation.sessions.end')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={t('moderation.sessions.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="mt-3 h-16" />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {data && data.length > 0 && (
          <Button variant="secondary" onClick={() => setAsked({ kind: 'all' })}>
            {t('moderation.sessions.end-all')}
          </Button>
        )}
        {(person.sign_in?.second_factors ?? 0) > 0 && (
          <Button variant="secondary" onClick={() => setAsked({ kind: 'reset' })}>
            {t('moderation.sessions.reset')}
          </Button>
        )}
      </div>
      {asked && (
        <GivenReasonDialog
          danger
          title={
            asked.kind === 'one'
              ? t('moderation.sessions.end-label', { device: asked.device })
              : t(asked.kind === 'all' ? 'moderation.sessions.end-all' : 'moderation.sessions.reset')
          }
          text={t(asked.kind === 'reset' ? 'moderation.sessions.reset-text' : 'moderation.sessions.end-text')}
          action={t(asked.kind === 'reset' ? 'moderation.sessions.reset' : 'moderation.sessions.end')}
          onClose={() => setAsked(undefined)}
          onGiven={carryOut}
        />
      )}
    </Card>
  )
}
