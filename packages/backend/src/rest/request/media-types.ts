import { LRUCache } from 'lru-cache'
import { notAcceptable } from '../errors.ts'

/** The form of the body, as SQL builds it. */
export interface AnswerFormat {
  kind: 'array' | 'object' | 'csv' | 'geojson' | 'none'
  stripNulls: boolean
}

interface Explain {
  format: 'text' | 'json'
  options: string[]
}

export interface Acceptable {
  format: AnswerFormat
  contentType: string
  explain?: Explain
}

const EXPLAIN_OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal']
const JSON_TYPE = 'application/json; charset=utf-8'
const ARRAY: Acceptable = { format: { kind: 'array', stripNulls: false }, contentType: JSON_TYPE }

const known = new LRUCache<string, Acceptable>({ max: 200 })

/** The first media type of `Accept` that this server can make; PGRST107 when there is none. */
export function negotiate(header: string | null, allowExplain: boolean): Acceptable {
  if (!header || header === '*/*' || header === 'application/json') return ARRAY
  const key = `${allowExplain}${header}`
  const cached = known.get(key)
  if (cached) return cached
  const accepted = parseAccept(header)
  for (const text of accepted) {
    const found = acceptable(text, allowExplain)
    if (!found) continue
    known.set(key, found)
    return found
  }
  throw notAcceptable(accepted)
}

function acceptable(text: string, allowExplain: boolean): Acceptable | undefined {
  const { name, parameters } = parseMediaType(text)
  const stripNulls = parameters.nulls === 'stripped'
  switch (name) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return ARRAY
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripNulls ? vendor('array', true) : ARRAY
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return vendor('object', stripNulls)
    case 'text/csv':
      return { format: { kind: 'csv', stripNulls: false }, contentType: 'text/csv; charset=utf-8' }
    case 'application/geo+json':
      return {
        format: { kind: 'geojson', stripNulls: false },
        contentType: 'application/geo+json; charset=utf-8',
      }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
    case 'application/vnd.pgrst.plan+json':
      return allowExplain ? explain(name.endsWith('json') ? 'json' : 'text', parameters) : undefined
    default:
      return undefined
  }
}

function vendor(kind: 'array' | 'object', stripNulls: boolean): Acceptable {
  const parameter = stripNulls ? ';nulls=stripped' : ''
  return {
    format: { kind, stripNulls },
    contentType: `application/vnd.pgrst.${kind}+json${parameter}; charset=utf-8`,
  }
}

/** A plan of the statement that would make another media type, which the answer's type names. */
function explain(format: Explain['format'], parameters: Record<string, string>): Acceptable | undefined {
  const wanted = acceptable(parameters.for ?? 'application/json', false)
  if (!wanted) return undefined
  const asked = (parameters.options ?? '').split('|')
  const options = EXPLAIN_OPTIONS.filter((option) => asked.includes(option))
  const of = wanted.contentType.replace('; charset=utf-8', '')
  const suffix = options.length > 0 ? `; options=${options.join('|')}` : ''
  return {
    format: wanted.format,
    contentType: `application/vnd.pgrst.plan+${format}; for="${of}"${suffix}; charset=utf-8`,
    explain: { format, options },
  }
}

/** The media type of a body, JSON when it has none. */
export const contentTypeOf = (header: string | null) =>
  header ? parseMediaType(header).name : 'application/json'

interface MediaType {
  /** Lower case, without parameters. */
  name: string
  parameters: Record<string, string>
}

const PARAMETER = /;\s*([a-z0-9-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/gi

/** Reads one media type with its parameters. */
export function parseMediaType(text: string): MediaType {
  const end = text.indexOf(';')
  const name = (end < 0 ? text : text.slice(0, end)).trim().toLowerCase()
  const parameters: Record<string, string> = {}
  if (end >= 0) {
    for (const [, key, inQuotes, plain] of text.slice(end).matchAll(PARAMETER)) {
      parameters[key!.toLowerCase()] = inQuotes ?? plain ?? ''
    }
  }
  return { name, parameters }
}

/** Splits `Accept` into what the client takes, the best quality first, otherwise in its order. */
export function parseAccept(header: string): string[] {
  const parts = header.match(/(?:[^,"]|"[^"]*")+/g) ?? []
  return parts
    .map((part) => ({ text: part.trim(), quality: Number(parseMediaType(part).parameters.q ?? 1) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.quality - a.quality)
    .map(({ text }) => text.replace(/;\s*q=[\d.]+/i, ''))
}
