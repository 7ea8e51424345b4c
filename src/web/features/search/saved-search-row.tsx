import Trash from 'lucide-react/icons/trash'
import { isOver } from '#domain/search/is-over.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Switch } from '../../ui/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { SavedSearch } from './use-saved-searches.ts'

interface SavedSearchRowProps {
  saved: SavedSearch
  onAlerts: (alerts: boolean) => void
  onRemove: () => void
}

/** One saved search: the way to its results, its alerts, and an end to it. */
export function SavedSearchRow({ saved, onAlerts, onRemove }: SavedSearchRowProps) {
  const t = useTranslate()
  const { name, query, alerts } = saved
  const hasPassed = isOver(query, Date.now())
  return (
    <li className="flex items-start gap-3 p-4">
      <div className="min-w-0 grow">
        <Link to={`/search?${query}`} className="font-semibold break-words hover:underline">
          {name}
        </Link>
        {hasPassed ? (
          <p className="text-sm text-ink-soft">{t('rentals.saved.searches.over')}</p>
        ) : (
          <Switch
            checked={alerts}
            onChange={(event) => onAlerts(event.target.checked)}
            label={
              <>
                <span aria-hidden className="text-sm text-ink-soft">
                  {t('rentals.saved.searches.alerts')}
                </span>
                <VisuallyHidden>{t('rentals.saved.searches.alerts-for', { name })}</VisuallyHidden>
              </>
            }
          />
        )}
      </div>
      <IconButton
        label={t('rentals.saved.searches.delete', { name })}
        icon={<Trash aria-hidden size={18} />}
        onClick={onRemove}
      />
    </li>
  )
}
