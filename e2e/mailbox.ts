import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  template: string
  text: string
}

/** The newest mail to an address, as soon as it is in the outbox: its code and its link. */
export async function newestMail(request: APIRequestContext, recipient: string, template: string) {
  let mail: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, recipient)
        mail = mails.find((one) => one.template === template)
        return mails.map((one) => one.template)
      },
      { message: `mails to ${recipient}` },
    )
    .toContain(template)
  return {
    code: mail?.text.match(/\b\d{6}\b/)?.[0] ?? '',
    link: mail?.text.match(/https?:\/\/\S+\/auth\/confirm\?\S+/)?.[0] ?? '',
  }
}

/** The publishable key of the site that this test is on. */
export async function keyOfSite(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/how-it-works')).text()
  return page.match(/sb_publishable_[\w-]+/)?.[0] ?? ''
}

async function mailsTo(request: APIRequestContext, recipient: string): Promise<Mail[]> {
  const response = await request.post('/functions/v1/list-mails', {
    headers: { apikey: await keyOfSite(request) },
    data: { recipient },
  })
  return ((await response.json()) as { mails: Mail[] }).mails
}
