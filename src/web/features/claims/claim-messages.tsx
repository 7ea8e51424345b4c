import { useMutation } from '@tanstack/react-query'
import type { ReadMessages } from '#contract/messaging.ts'
import { StaffMessages } from '../../entities/office/staff-messages.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Claim, decisionDueAt } from './claim.ts'

/** For who decides: what both sides wrote to each other about the rental, once it is asked for; each look is recorded. */
export function ClaimMessages({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => callFunction<ReadMessages>('read-claim-messages', { claimId: claim.id }),
  })
  if (decisionDueAt(claim) === undefined) return null
  return (
    <Card as="section" aria-labelledby="claim-messages" className="grid gap-4">
      <h2 id="claim-messages" className="text-xl">
        {t('moderation.messages.of-claim')}
      </h2>
      {!data && (
        <>
          <p className="text-ink-soft">{t('moderation.messages.of-claim-text')}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={isPending}
            onClick={() => mutate()}
          >
            {t('moderation.messages.show')}
          </Button>
        </>
      )}
      {data &&
        (data.messages.length > 0 ? (
          <StaffMessages conversation={data} />
        ) : (
          <p role="status">{t('moderation.messages.none')}</p>
        ))}
      {error && (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      )}
    </Card>
  )
}
