import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { textOf } from '#domain/content/announcement.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'

const parseIds = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : undefined
const NONE: string[] = []
/** As many as the pages of the public remember in the same place. */
const REMEMBERED = 20

/** What is announced to the team, above every page of the back office; one that can be closed stays closed in this browser. */
export function TeamAnnouncements() {
  const t = useTranslate()
  const user = useUser()
  const [closed, setClosed] = useLocalStorage('closedAnnouncements', NONE, parseIds)
  // Where it cannot be loaded, nothing of the work here depends on it.
  const { data } = useQuery({
    queryKey: ['team announcements', user?.id],
    enabled: user !== undefined && isStaff(user),
    queryFn: async () =>
      (await callFunction<{ announcements: SiteAnnouncement[] }>('load-team-announcements')).announcements,
  })
  const shown = data?.filter(({ id, isDismissible }) => !isDismissible || !closed.includes(String(id))) ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label={t('office.announcement.region')} className="mb-6 grid gap-3">
      {shown.map(({ id, texts, isDismissible }) => {
        const [written, { text, link, label }] = textOf(texts, t.language)
        return (
          <div
            key={id}
            className="flex items-center justify-between gap-3 rounded-card bg-notice-tint py-2 ps-4 pe-2 text-notice-ink"
          >
            <p lang={written === t.language ? undefined : written} className="min-w-0 py-2 wrap-anywhere">
              {text}{' '}
              {link && (
                <Link to={link} className="font-semibold underline">
                  {label}
                </Link>
              )}
            </p>
            {isDismissible && (
              <IconButton
                label={t('office.announcement.close')}
                icon={<X aria-hidden size={18} />}
                onClick={() => setClosed((ids) => [...ids, String(id)].slice(-REMEMBERED))}
              />
            )}
          </div>
        )
      })}
    </section>
  )
}
