import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SectionCard } from './section-card.tsx'
import { SessionRow } from './session-row.tsx'
import { useSessions } from './use-sessions.ts'

/** The person's sessions, each with a button to end it. */
export function SessionsSection() {
  const t = useTranslate()
  const { sessions, endOne, endOthers } = useSessions()
  const { data, error, refetch } = sessions
  const onError = (problem: unknown) => void toast(errorToast(problem, t))
  const said = (title: string) => ({ onSuccess: () => void toast({ title, tone: 'good' }), onError })

  return (
    <SectionCard title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {data ? (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={endOne.isPending && endOne.variables === session.id}
              onEnd={() => endOne.mutate(session.id, said(t('account.sessions.ended')))}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('account.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('ui.loading')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data && data.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined, said(t('account.sessions.others-ended')))}
        >
          {t('account.sessions.end-others')}
        </Button>
      )}
    </SectionCard>
  )
}
