import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import type { Case } from './use-reported-case.ts'

/** Who works on a case: the moderator takes it, or gives it back to all. */
export function CaseAssignment({ case: { id, status, assigned_to, assignee } }: { case: Case }) {
  const t = useTranslate()
  const user = useUser()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (to: string | null) => callFunction('assign-case', { id, to }),
    onError: (error) => void toast(errorToast(error, t)),
    onSettled: () =>
      Promise.all(['case', 'cases'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  if (!user || status !== 'open') return null
  const isMine = assigned_to === user.id
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-soft" aria-live="polite">
        {assigned_to
          ? isMine
            ? t('moderation.cases.with-you')
            : t('moderation.cases.with', { name: assignee || t('moderation.nameless') })
          : t('moderation.cases.with-nobody')}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate(isMine ? null : user.id)}>
        {t(isMine ? 'moderation.cases.leave' : 'moderation.cases.take')}
      </Button>
    </div>
  )
}
