import CalendarCheck from 'lucide-react/icons/calendar-check'
import Landmark from 'lucide-react/icons/landmark'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslate } from '../../i18n/translation.tsx'
import type { Page } from './pages.ts'
import { usePages } from './use-pages.ts'
import { type HitKind, pageOfHit, useStaffSearch } from './use-staff-search.ts'

export interface Choice {
  key: string
  to: string
  icon: Page['icon']
  title: string
  language?: string | null
  detail: string
}

const ICONS: Record<HitKind, Page['icon']> = {
  booking: CalendarCheck,
  claim: Scale,
  payout: Landmark,
  person: UserRound,
  item: Package,
}

/** Where the states of each kind have their names. */
const STATES = {
  booking: 'moderation.person.rental',
  claim: 'claims.status',
  payout: 'payouts.status',
  item: 'lending.status',
}

/** Where words may lead: to what they stand for, and to pages of the back office that are called so. */
export function useSearchChoices(typed: string) {
  const t = useTranslate()
  const pages = usePages().flatMap((group) => group.pages)
  const words = typed.trim().toLocaleLowerCase(t.language)
  const { data, isFetching, error } = useStaffSearch(typed)
  const named = pages
    .map((page) => ({ ...page, title: t(page.label) }))
    .filter(({ title }) => title.toLocaleLowerCase(t.language).includes(words))
    .map(
      ({ to, icon, title }): Choice => ({ key: to, to, icon, title, detail: t('office.search.kind.page') }),
    )
  const hits = (words.length >= 2 ? (data ?? []) : []).map(
    ({ kind, id, title, language, detail, state }): Choice => ({
      key: `${kind} ${id}`,
      to: pageOfHit[kind](id),
      icon: ICONS[kind],
      title: title || detail || t('office.untitled'),
      language,
      detail: [t(`office.search.kind.${kind}`), title && detail, state && stateName(kind, state)]
        .filter(Boolean)
        .join(' · '),
    }),
  )
  return { choices: [...hits, ...named], isLoading: isFetching, hasFailed: Boolean(error) }

  function stateName(kind: HitKind, state: string): string {
    return kind === 'person' ? t('admin.blocked') : (t.optional(`${STATES[kind]}.${state}`) ?? '')
  }
}
