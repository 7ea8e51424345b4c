import { type Context, Hono } from 'hono'
import { ProcessRateLimit } from '#backend/http/process-rate-limit.ts'
import { foreignSender } from '#backend/http/sender.ts'
import type { Point } from '#domain/search/search.ts'
import type { Deps } from '#server/deps.ts'
import { knownPlaces, placeAt } from './known-places.ts'
import { placeInWords } from './place-in-words.ts'

/** One for each letter that is typed, and somebody types fast. */
const PER_SENDER = { requests: 300, seconds: 60 }
const MAX_LETTERS = 100
const MAX_LETTERS_OF_MESSAGE = 700
const LIMIT = 8
const LANGUAGES = ['en', 'de', 'es', 'fr']
/** Counts of items are as old. */
const A_MINUTE = 'public, max-age=60'

/**
 * Places by name (`?q=neuk&language=de&near=52.5,13.4`) or by where a point lies (`?at=52.48,13.43`). Names are in the
 * language, or with `names=own` as items carry them. `/in-words?q=leiter+neukölln` is the place that words name.
 */
export function servePlaces(deps: Deps): Hono {
  const app = new Hono()
  const { rateLimits, trustProxy } = deps.config
  const limit = new ProcessRateLimit(PER_SENDER)

  app.use(async (c, next) => {
    const sender = rateLimits ? foreignSender(c, trustProxy) : undefined
    const wait = sender ? limit.take(sender) : 0
    if (wait > 0) return c.text('Too many requests', 429, { 'retry-after': String(Math.ceil(wait / 1000)) })
    return next()
  })

  app.get('/in-words', async (c) => {
    const found = await placeInWords(deps.db.pool, {
      typed: textOf(c.req.query('q') ?? '', MAX_LETTERS_OF_MESSAGE),
      language: languageIn(c),
    })
    return c.json(found, 200, { 'cache-control': A_MINUTE })
  })

  app.get('/', async (c) => {
    const at = pointIn(c, 'at')
    if (c.req.query('at') !== undefined && !at) return c.text('at is a latitude and a longitude', 400)
    const language = languageIn(c)
    const places = at
      ? await placeAt(at)
      : await knownPlaces(deps.db.pool, {
          typed: textOf(c.req.query('q') ?? ''),
          language,
          locale: c.req.query('names') === 'own' ? '' : language,
          near: pointIn(c, 'near'),
          limit: LIMIT,
        })
    return c.json(places, 200, { 'cache-control': A_MINUTE })
  })
  return app
}

const languageIn = (c: Context): string => LANGUAGES.find((one) => one === c.req.query('language')) ?? 'en'

/** Without what no name has, and the database would not take. */
const textOf = (typed: string, most = MAX_LETTERS): string => typed.slice(0, most).replace(/\p{C}/gu, ' ')

function pointIn(c: Context, name: string): Point | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = (c.req.query(name) ?? '')
    .split(',')
    .map(toNumber)
  const isPoint = more.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? { latitude, longitude } : undefined
}

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
