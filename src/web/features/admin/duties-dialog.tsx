import { type FormEvent, useId, useState } from 'react'
import { DUTIES, type Duty } from '#domain/access/duties.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useChangeDuties } from './use-change-duties.ts'
import type { Person } from './use-people.ts'

/** The duties of one person, to be given and taken with a reason. */
export function DutiesDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslate()
  const form = useId()
  const { mutate, isPending } = useChangeDuties()
  const [duties, setDuties] = useState<readonly Duty[]>(person.duties)
  const [isMissing, setMissing] = useState(false)
  const name = person.name || person.email

  const toggle = (duty: Duty) =>
    setDuties((now) => (now.includes(duty) ? now.filter((one) => one !== duty) : [...now, duty]))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(!reason)
    if (!reason || isPending) return
    mutate(
      {
        userId: person.id,
        give: DUTIES.filter((duty) => duties.includes(duty) && !person.duties.includes(duty)),
        take: DUTIES.filter((duty) => !duties.includes(duty) && person.duties.includes(duty)),
        reason,
      },
      {
        onSuccess: () => {
          toast({ title: t('admin.duties.saved', { name }), tone: 'good' })
          onClose()
        },
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('admin.duties.of', { name })}
      action={t('admin.duties.save')}
      busy={isPending}
      form={form}
    >
      <form id={form} onSubmit={submit} noValidate>
        {DUTIES.map((duty) => (
          <Checkbox
            key={duty}
            label={t(`admin.duty.${duty}`)}
            hint={t(`admin.duty-text.${duty}`)}
            checked={duties.includes(duty)}
            onChange={() => toggle(duty)}
          />
        ))}
        <div className="mt-3">
          <TextArea
            label={t('admin.duties.reason')}
            hint={t('admin.duties.reason-hint')}
            name="reason"
            rows={2}
            maxLength={500}
            error={isMissing ? t('admin.duties.reason-missing') : undefined}
          />
        </div>
      </form>
    </ActionDialog>
  )
}
