import type { ApiScope } from '#domain/access/api-scopes.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

interface ApiKeyRowProps {
  apiKey: { name: string; prefix: string; scopes: string[]; expires_at: string; last_used_at: string | null }
  onRevoke: () => void
}

/** One key: its name and beginning, what it may do, until when, and its last use. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { name, prefix, scopes, expires_at, last_used_at } = apiKey
  const isOver = Date.parse(expires_at) <= Date.now()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {isOver && <Badge tone="bad">{t('developer.keys.expired')}</Badge>}
        </p>
        <p className="font-mono text-sm text-ink-soft">{`${prefix}…`}</p>
        <ul className="mt-1 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(`developer.scope.${scope as ApiScope}`)}</li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-ink-soft">
          {[
            last_used_at
              ? t('developer.keys.used', { date: date(last_used_at, 'date-time', here) })
              : t('developer.keys.unused'),
            !isOver && t('developer.keys.expires', { date: date(expires_at, 'date', here) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        variant="quiet"
        className="max-sm:-ms-5"
        aria-label={t('developer.keys.revoke-label', { name })}
        onClick={onRevoke}
      >
        {t('developer.keys.revoke')}
      </Button>
    </li>
  )
}
