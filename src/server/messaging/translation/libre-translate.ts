import { z } from 'zod'
import type { TranslationSettings } from '../translation-settings.ts'
import type { Translator } from '../translator.ts'

const TIMEOUT_MS = 8_000
/** A translation is at most a few times as long as its text. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Requests at once; more are refused, so that a slow service does not hold everybody up. */
const MAX_REQUESTS = 8

const answerSchema = z.object({ translatedText: z.string().min(1).max(8_000) })

/** A service that speaks the protocol of LibreTranslate: `POST /translate`. */
export class LibreTranslate implements Translator {
  readonly #settings: TranslationSettings
  #running = 0

  constructor(settings: TranslationSettings) {
    this.#settings = settings
  }

  async translate(text: string, to: string): Promise<string> {
    if (this.#running >= MAX_REQUESTS) throw new Error('too many translations at once')
    this.#running++
    try {
      return await this.#ask(text, to)
    } finally {
      this.#running--
    }
  }

  async #ask(text: string, to: string): Promise<string> {
    const { url, key } = this.#settings
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source: 'auto',
        target: to,
        format: 'text',
        ...(key && { api_key: key }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await boundedText(response)
    if (!response.ok) throw new Error(`the translation service answered ${response.status}`)
    return answerSchema.parse(JSON.parse(body)).translatedText
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer of the translation service is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
