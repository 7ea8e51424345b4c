import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LibreTranslate } from '../translation/libre-translate.ts'

interface TranslationService {
  /** What it was asked for. */
  asked: { q: string; target: string; api_key: string }[]
  /** Puts brackets around each text, unless a test sets something else. */
  answer(response: ServerResponse): void
  translator: LibreTranslate
  close(): void
}

/** A service on this machine that speaks the protocol of LibreTranslate, and our client for it. */
export function startTranslationService(): TranslationService {
  const server = createServer(async (request, response) => {
    service.asked.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    service.answer(response)
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const service: TranslationService = {
    asked: [],
    answer: (response) => response.end(JSON.stringify({ translatedText: `[${service.asked.at(-1)!.q}]` })),
    translator: new LibreTranslate({ url: `http://127.0.0.1:${port}`, key: 'secret' }),
    close: () => void server.close(),
  }
  return service
}
