import type { LoggedMail } from '#contract/mail-log.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a mail says, as a mail program shows it; nothing in it runs or leads anywhere. */
export function MailContent({ mail: { gap, html, locale, subject, template, state } }: { mail: LoggedMail }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="mail-content" className="mt-6">
      <h2 id="mail-content" className="text-xl">
        {t(state === 'sent' ? 'office.mails.as-sent' : 'office.mails.as-written')}
      </h2>
      {gap && (
        <div className="mt-3">
          <Notice tone="notice">{t(`office.mails.gap.${gap}`)}</Notice>
        </div>
      )}
      {html && (
        <iframe
          title={subject || template}
          lang={locale}
          sandbox=""
          srcDoc={html}
          className="mt-3 h-[44rem] w-full max-w-[40rem] rounded-card border border-line bg-white"
        />
      )}
    </section>
  )
}
