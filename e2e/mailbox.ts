import type { APIRequestContext } from '@playwright/test'

/** The newest mail to somebody, from the outbox of the demo: its code, and its link. */
export async function newestMail(request: APIRequestContext, recipient: string, template: string) {
  const page = await (await request.get('/how-it-works')).text()
  const key = page.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
  const response = await request.post('/functions/v1/list-mails', {
    headers: { apikey: key },
    data: { recipient },
  })
  const { mails } = (await response.json()) as { mails: { template: string; text: string }[] }
  const mail = mails.find((one) => one.template === template)
  if (!mail) throw new Error(`No ${template} for ${recipient}`)
  return {
    code: mail.text.match(/\b\d{6}\b/)?.[0] ?? '',
    link: mail.text.match(/https?:\/\/\S+\/verify\?\S+/)?.[0] ?? '',
  }
}
