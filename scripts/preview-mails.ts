import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#server/mail/locale.ts'
import { MAIL_EXAMPLES } from '#server/mail/mail-examples.ts'
import { renderMail } from '#server/mail/render-mail.ts'

/** Writes every mail with example data, as HTML and as text, one page a language: `node scripts/preview-mails.ts FOLDER`. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write to.')
mkdirSync(folder, { recursive: true })

for (const locale of LOCALES) {
  const mails = Object.entries(MAIL_EXAMPLES).flatMap(([template, examples]) =>
    examples.map((data) => ({
      template,
      ...renderMail(template, locale, data, 'https://lendaround.example/stop'),
    })),
  )
  const page = mails.map(
    ({ template, subject, html }) => `<h3>${template}: ${subject.replaceAll('<', '&lt;')}</h3>${html}`,
  )
  writeFileSync(join(folder, `${locale}.html`), page.join('\n'))
  writeFileSync(
    join(folder, `${locale}.txt`),
    mails.map(({ template, subject, text }) => `##### ${template}\n${subject}\n\n${text}`).join('\n'),
  )
}
