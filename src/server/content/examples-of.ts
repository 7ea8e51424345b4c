import { MAIL_EXAMPLES } from '#server/mail/mail-examples.ts'
import type { TemplateName } from '#server/mail/templates.ts'

/** A mail's examples, with addresses of this site. */
export const examplesOf = (template: TemplateName, siteUrl: string): object[] =>
  JSON.parse(JSON.stringify(MAIL_EXAMPLES[template]).replaceAll('https://lendaround.example', siteUrl))
