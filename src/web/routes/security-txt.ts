import { terms } from '#domain/settings/terms.ts'
import { brand } from '../brand.ts'
import { renderContext } from '../render-context.ts'
import type { Route } from './+types/security-txt.ts'

const DAY_MS = 86_400_000
/** RFC 9116 wants less than a year; it is written anew for each reader. */
const VALID_DAYS = 180

/** `/.well-known/security.txt`: whom to tell of a weakness (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(renderContext).config
  const expires = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS)
  const lines = [
    `Contact: mailto:${brand.trustEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${terms.languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
