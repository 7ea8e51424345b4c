import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
}

export interface SmtpDouble {
  url: string
  received: Received[]
  /** Refuses the recipient or the message with this status from now on; accepts them again without one. */
  refuse(status?: number, at?: 'recipient' | 'message'): void
  close(): Promise<void>
}

/** A mail server on this machine that speaks the real protocol and keeps what it gets. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: Received[] = []
  let refusal: { status: number; at: 'recipient' | 'message' } | undefined
  const refused = (at: 'recipient' | 'message') =>
    refusal?.at === at ? Object.assign(new Error('refused'), { responseCode: refusal.status }) : null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onRcptTo: (_address, _session, done) => done(refused('recipient')),
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        const error = refused('message')
        if (error) return done(error)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    received,
    refuse(status, at = 'message') {
      refusal = status ? { status, at } : undefined
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
