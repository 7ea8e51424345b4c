import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DEFAULT_SEARCH } from '#domain/search/search.ts'
import { usualHours } from '#domain/search/wanted-period.ts'
import { ItemGrid, ItemGridSkeleton } from '../../entities/item/item-grid.tsx'
import { inCityOf } from '../../entities/place/city-names.ts'
import { fetchCityNames } from '../../entities/place/fetch-city-names.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { OpenWish } from './open-wish.ts'
import { useEndWish } from './use-wish-actions.ts'

/** The owner's part of a wish: what neighbours offered, each with the way to book it, and the end of it. */
export function OwnWish({ wish, answers }: { wish: OpenWish; answers: string[] }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const end = useEndWish(wish.id)
  const [asks, setAsks] = useState(false)
  const finish = (how: 'fulfil' | 'withdraw') =>
    end.mutate(how, {
      onSuccess: () => {
        toast({ title: t(how === 'fulfil' ? 'wishes.own.met' : 'wishes.own.withdrawn'), tone: 'good' })
        void navigate('/dashboard/saved?tab=wishes', { replace: true })
      },
      onError: (error) => {
        setAsks(false)
        toast(errorToast(error, t))
      },
    })
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-4 text-xl">
        {t('wishes.answers.title')}
      </h2>
      {answers.length === 0 ? (
        <p className="text-ink-soft">{t('wishes.answers.none')}</p>
      ) : (
        <Answers wish={wish} ids={answers} />
      )}
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button variant="secondary" busy={end.isPending && !asks} onClick={() => finish('fulfil')}>
          {t('wishes.own.fulfil')}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {t('wishes.own.withdraw')}
        </Button>
      </div>
      {asks && (
        <ActionDialog
          title={t('wishes.own.withdraw-title')}
          action={t('wishes.own.withdraw')}
          busy={end.isPending}
          danger
          onAction={() => finish('withdraw')}
          onClose={() => setAsks(false)}
        >
          <p>{t('wishes.own.withdraw-text')}</p>
        </ActionDialog>
      )}
    </section>
  )
}

function Answers({ wish: { first_day, last_day }, ids }: { wish: OpenWish; ids: string[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['wish-answers', language, ids],
    queryFn: async () => {
      const { rpc } = await supabase()
      const { items } = unwrap(
        await rpc('search_items', { locale: language, only_ids: ids, page_size: ids.length }),
      )
      const names = await fetchCityNames()
      return items
        .map((item) => inCityOf(names, item, language))
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
  })
  if (error && !data)
    return (
      <ErrorState
        title={t('wishes.answers.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ItemGridSkeleton count={Math.min(ids.length, 3)} width="beside" />
  if (data.length === 0) return <p className="text-ink-soft">{t('wishes.answers.gone')}</p>
  const search =
    first_day && last_day ? { ...DEFAULT_SEARCH, period: usualHours(first_day, last_day) } : DEFAULT_SEARCH
  return <ItemGrid items={data} search={search} width="beside" heading="h3" />
}
