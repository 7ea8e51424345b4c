import List from 'lucide-react/icons/layout-grid'
import MapIcon from 'lucide-react/icons/map'
import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'

/** The same results the other way: as a list or on the map. */
export function ViewLink({ search, className }: { search: Search; className?: string }) {
  const t = useTranslate()
  const isMap = search.view === 'map'
  const Icon = isMap ? List : MapIcon
  return (
    <Link
      to={searchPath({ ...search, page: 1, view: isMap ? 'list' : 'map' })}
      className={buttonStyle({ variant: 'secondary' }, className)}
    >
      <Icon aria-hidden size={18} />
      {t(isMap ? 'search.view.list' : 'search.view.map')}
    </Link>
  )
}
