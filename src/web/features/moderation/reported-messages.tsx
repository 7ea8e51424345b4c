import { useMutation } from '@tanstack/react-query'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReportedMessages as Conversation } from '#contract/messaging.ts'
import { StaffMessages } from '../../entities/office/staff-messages.tsx'
import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The reported message and what surrounds it, once the moderator asks for them; each look is recorded. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const t = useTranslate()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => callFunction<Conversation>('read-reported-messages', { reportId }),
  })
  return (
    <Card as="section" aria-labelledby="reported-messages" className="mt-6 grid gap-4">
      <h2 id="reported-messages" className="text-xl">
        {t('moderation.messages.title')}
      </h2>
      {data ? (
        <StaffMessages
          conversation={data}
          reportedId={data.reportedId}
          below={(id) => <CaseTranslation of="case-message" id={reportId} part={id} />}
        />
      ) : (
        <div className="grid justify-items-center gap-4 py-6 text-center">
          <LockKeyhole aria-hidden size={28} className="text-ink-soft" />
          <p className="max-w-md text-ink-soft">{t('moderation.messages.private')}</p>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('moderation.messages.show')}
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      )}
    </Card>
  )
}
