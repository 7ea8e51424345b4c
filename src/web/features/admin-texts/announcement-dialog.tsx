import { type FormEvent, useId, useState } from 'react'
import type { Announcement } from '#contract/announcements.ts'
import { AUDIENCES, type Audience, checkAnnouncement } from '#domain/content/announcement.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { localMoment } from '../../lib/local-moment.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AnnouncementTextTabs } from './announcement-text-tabs.tsx'
import { useSaveAnnouncement } from './use-announcements.ts'

interface AnnouncementDialogProps {
  /** None for a new one. */
  announcement: Announcement | undefined
  onClose: () => void
}

/** An announcement with its texts, audience and times. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [texts, setTexts] = useState(announcement?.texts ?? {})
  const [audience, setAudience] = useState<Audience>(announcement?.audience ?? 'everyone')
  const [isDismissible, setDismissible] = useState(announcement?.isDismissible ?? true)
  const [starts, setStarts] = useState(localMoment(announcement?.startsAt))
  const [ends, setEnds] = useState(localMoment(announcement?.endsAt))
  const [isTried, setTried] = useState(false)
  const save = useSaveAnnouncement()

  const startsAt = starts ? Date.parse(starts) : Date.now()
  const checked = checkAnnouncement({ texts, startsAt, endsAt: ends ? Date.parse(ends) : undefined })
  const fault = checked.ok ? undefined : (checked.details as { fault: string; language?: 'en' })
  const problem =
    fault &&
    t.optional(`texts.banner.fault.${fault.fault}`, {
      language: fault.language ? LANGUAGE_NAMES[fault.language] : '',
    })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!checked.ok) return
    save.mutate(
      {
        ...(announcement && { id: announcement.id, version: announcement.version }),
        audience,
        texts,
        isDismissible,
        ...(starts && { startsAt: new Date(starts).toISOString() }),
        endsAt: ends ? new Date(ends).toISOString() : null,
      },
      {
        onSuccess() {
          toast({ title: t('texts.banner.saved'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t(announcement ? 'texts.banner.edit' : 'texts.banner.new')}
      action={t('texts.banner.save')}
      form={form}
      busy={save.isPending}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <AnnouncementTextTabs texts={texts} isDismissible={isDismissible} onChange={setTexts} />
        <Select
          label={t('texts.banner.audience')}
          hint={t('texts.banner.audience-hint')}
          value={audience}
          onChange={(event) => setAudience(event.target.value as Audience)}
          options={AUDIENCES.map((value) => ({ value, label: t(`texts.banner.audience.${value}`) }))}
        />
        <Checkbox
          label={t('texts.banner.closes')}
          checked={isDismissible}
          onChange={(event) => setDismissible(event.target.checked)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="datetime-local"
            label={t('texts.banner.starts')}
            hint={t('texts.banner.starts-hint')}
            optional
            value={starts}
            onChange={(event) => setStarts(event.target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('texts.banner.ends')}
            hint={t('texts.banner.ends-hint')}
            optional
            value={ends}
            onChange={(event) => setEnds(event.target.value)}
          />
        </div>
        {isTried && problem && (
          <p role="alert" className="font-medium text-danger-ink">
            {problem}
          </p>
        )}
        {save.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(save.error, t)}
          </p>
        )}
      </form>
    </ActionDialog>
  )
}
