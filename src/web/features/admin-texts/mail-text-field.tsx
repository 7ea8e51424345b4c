import type { MailText } from '#contract/mail-texts.ts'
import { MAX_MAIL_TEXT } from '#domain/content/mail-text.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface MailTextFieldProps {
  label: string
  text: MailText
  language: TextLanguage
  /** What is typed; undefined where nothing is, null for the shipped text. */
  draft: string | null | undefined
  error: string | undefined
  onChange: (text: string | null) => void
}

/** One text of a mail, with what it has to and may hold. */
export function MailTextField({ label, text, language, draft, error, onChange }: MailTextFieldProps) {
  const t = useTranslate()
  const { shipped, own, placeholders, required } = text
  const value = (draft === undefined ? own : draft) ?? shipped
  const list = (names: string[]) => names.map((name) => `{{${name}}}`).join(' ')
  const optional = placeholders.filter((name) => !required.includes(name))
  return (
    <div>
      <TextArea
        label={label}
        hint={
          <>
            {required.length > 0 && (
              <span className="block">{t('texts.mails.required', { names: list(required) })}</span>
            )}
            <span className="block">{t('texts.mails.optional', { names: list(optional) })}</span>
          </>
        }
        lang={language}
        rows={value.length > 80 ? 3 : 2}
        maxLength={MAX_MAIL_TEXT}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error ?? (value.trim() === '' ? t('texts.mails.fault.empty') : undefined)}
      />
      {value !== shipped && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="min-w-0 text-sm break-words text-ink-soft">
            {t('texts.mails.shipped', { text: shipped })}
          </p>
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t('texts.mails.reset')}
          </Button>
        </div>
      )}
    </div>
  )
}
