import { useMutation, useQuery } from '@tanstack/react-query'
import type { DueAgreements } from '#contract/pages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Says what is new in the terms; what the person was about to do goes on once they agree. */
export function AgreementDialog({ onEnd }: { onEnd: (hasAgreed: boolean) => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['agreements', language],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => callFunction<DueAgreements>('load-agreements', { language }),
  })
  const agree = useMutation({
    mutationFn: (due: DueAgreements['due']) =>
      callFunction('agree', { documents: due.map(({ document, version }) => ({ document, version })) }),
    onSuccess: () => onEnd(true),
    // Another version has come into force meanwhile.
    onError: () => void refetch(),
  })
  return (
    <ActionDialog
      title={t('shell.agreement.title')}
      action={t('shell.agreement.agree')}
      keep={t('shell.agreement.later')}
      disabled={!data}
      busy={agree.isPending}
      onAction={() => data && agree.mutate(data.due)}
      onClose={() => onEnd(false)}
    >
      {!data && error && (
        <ErrorState
          title={t('shell.agreement.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && (
        <>
          <p className="text-ink-soft">{t('shell.agreement.text')}</p>
          {data.due.map(({ document, changes }) => (
            <section key={document} className="mt-5">
              <h3 className="text-lg">{t(`shell.footer.${document}`)}</h3>
              <p className="mt-1 break-words whitespace-pre-line">{changes}</p>
              <Link
                to={`/${document}`}
                target="_blank"
                className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
              >
                {t('shell.agreement.read')}
              </Link>
            </section>
          ))}
          {agree.error && (
            <p role="alert" className="mt-4 font-medium text-danger-ink">
              {errorMessage(agree.error, t)}
            </p>
          )}
        </>
      )}
    </ActionDialog>
  )
}
