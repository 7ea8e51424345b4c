import { type FormEvent, useState } from 'react'
import type { LoadedMail } from '#contract/mail-texts.ts'
import { checkMailText } from '#domain/content/mail-text.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { labelsOf } from './labels-of.ts'
import { MailHistory } from './mail-history.tsx'
import { MailPreview } from './mail-preview.tsx'
import { MailTextField } from './mail-text-field.tsx'
import { type MailDrafts, useSaveMail } from './use-mail-texts.ts'

interface MailFormProps {
  mail: LoadedMail
  template: string
  language: TextLanguage
}

/** The texts of a mail in a language, to be changed. */
export function MailForm({ mail, template, language }: MailFormProps) {
  const t = useTranslate()
  const [drafts, setDrafts] = useState<MailDrafts>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { save } = useSaveMail()

  const faults = new Map<string, string>()
  for (const { key, shipped, placeholders } of mail.texts) {
    const text = drafts[key]
    const checked = text ? checkMailText(text, shipped, placeholders) : undefined
    if (!checked || checked.ok) continue
    const { fault, name } = checked.details as { fault: string; name: string }
    faults.set(key, t.optional(`texts.mails.fault.${fault}`, { name: `{{${name}}}` }) ?? fault)
  }
  const labels = labelsOf(mail.texts, t)
  const isChanged = Object.keys(drafts).length > 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.size > 0 || !isChanged || reason.trim() === '') return
    save.mutate(
      { template, language, texts: drafts, last: mail.changes[0]?.id ?? 0, reason },
      { onSuccess: () => void toast({ title: t('texts.mails.saved'), tone: 'good' }) },
    )
  }

  return (
    <div className="grid items-start gap-8 pt-5 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        {mail.texts.map((text) => (
          <MailTextField
            key={text.key}
            label={labels.get(text.key)!}
            {...{ text, language }}
            draft={drafts[text.key]}
            error={faults.get(text.key)}
            onChange={(next) => setDrafts((before) => ({ ...before, [text.key]: next }))}
          />
        ))}
        <TextArea
          label={t('texts.edit.reason')}
          hint={t('texts.edit.reason-hint')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && reason.trim() === '' ? t('texts.edit.fault.reason') : undefined}
        />
        {isTried && !isChanged && (
          <p role="alert" className="font-medium text-danger-ink">
            {t('texts.mails.unchanged')}
          </p>
        )}
        {save.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(save.error, t)}
          </p>
        )}
        <Button type="submit" busy={save.isPending} className="justify-self-start">
          {t('texts.banner.save')}
        </Button>
        <MailHistory
          changes={mail.changes}
          labels={labels}
          onTake={(key, text) => setDrafts((all) => ({ ...all, [key]: text }))}
        />
      </form>
      <MailPreview
        mail={{ template, language }}
        texts={drafts}
        isReady={faults.size === 0}
        isSaved={!isChanged}
      />
    </div>
  )
}
