import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'

const TIMEOUT_MS = 20_000

/** From whom a mail is; a name that admins type never becomes part of a header by itself. */
export interface MailSender {
  from: { name: string; address: string }
  replyTo: string
}

/**
 * Carries mails over SMTP; `url` is `smtp://` or `smtps://` with user, password, host and port. An answer goes to
 * `replyTo`, which people read.
 */
export function createSmtpMailer(url: string, sender: () => MailSender): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    async send({ to, subject, text, html, files = [], messageId, causeId, stopAddress }) {
      const headers = {
        ...(causeId && { 'X-Request-Id': causeId }),
        ...(stopAddress && {
          'List-Unsubscribe': `<${stopAddress}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      try {
        await transport.sendMail({
          ...sender(),
          to,
          subject,
          text,
          html,
          messageId,
          attachments: files.map(({ cid, type, bytes }) => ({
            cid,
            contentType: type,
            content: Buffer.from(bytes),
            contentDisposition: 'inline',
            filename: `${cid}.png`,
          })),
          headers,
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 5321 §4.2.1: 5yz is final. A refused log-in or greeting is about us, not about the mail. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}
