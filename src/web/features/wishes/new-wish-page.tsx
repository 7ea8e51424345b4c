import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { WISH_LIMITS, WISH_RADIUS_KM } from '#domain/wish/wish.ts'
import { PlaceChoice } from '../../entities/place/place-choice.tsx'
import { placeName } from '../../entities/place/place-name.ts'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { WishCategory } from './load-wishes.ts'
import { usePostWish } from './use-wish-actions.ts'
import { storeDraft, storedDraft, type WishDraft, type WishProblem, wishProblems } from './wish-draft.ts'

interface NewWishPageProps {
  start: WishDraft
  categories: WishCategory[]
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  today: string
}

/** `/wishes/new`: what is looked for, where, when and for how much. Whoever is signed out signs in and comes back to it. */
export function NewWishPage({ start, categories, today }: NewWishPageProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const navigate = useNavigate()
  const session = useSession()
  const [draft, setDraft] = useState(start)
  const [version, setVersion] = useState(0)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const post = usePostWish()
  const change = (news: Partial<WishDraft>) => setDraft((known) => ({ ...known, ...news }))
  const problems = wishProblems(draft)
  const fault = (problem: WishProblem) =>
    tried && problems.includes(problem) ? t(`wishes.new.problem.${problem}`) : undefined
  const isSignedOut = session.status === 'signed-out'

  useEffect(() => {
    const stored = storedDraft()
    if (!stored) return
    setDraft(stored)
    // Fields that keep their own words begin anew.
    setVersion(1)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problems.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    if (post.isPending || session.status === 'loading') return
    if (isSignedOut) {
      storeDraft(draft)
      rememberRedirect('/wishes/new')
      void navigate('/login')
      return
    }
    post.mutate(draft, {
      onSuccess: ({ id }) => {
        storeDraft(undefined)
        toast({
          title: t('wishes.new.posted'),
          description: t('wishes.new.posted-text'),
          tone: 'good',
        })
        void navigate(`/wishes/${id}`, { replace: true })
      },
    })
  }

  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{t('wishes.new.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('wishes.new.text', { km: WISH_RADIUS_KM })}</p>
      <form key={version} ref={form} onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <TextField
          label={t('wishes.new.what')}
          hint={t('wishes.new.what-hint')}
          value={draft.title}
          maxLength={WISH_LIMITS.title[1]}
          onChange={(event) => change({ title: event.target.value })}
          error={fault('title')}
        />
        <Select
          label={t('wishes.new.category')}
          value={draft.categoryId}
          onChange={(event) => change({ categoryId: event.target.value })}
          options={[
            { value: '', label: t('wishes.new.choose') },
            ...categories
              .filter(({ isRetired }) => !isRetired)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={fault('category')}
        />
        <PlaceChoice
          placeholder={t('wishes.list.place-hint')}
          listLabel={t('wishes.list.places')}
          label={t('wishes.new.place')}
          hint={t('wishes.new.place-hint')}
          chosen={draft.place ? placeName({ ...draft.place, city: cityName(draft.place.city) }) : ''}
          onChoose={(place) => change({ place })}
          error={fault('place')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('wishes.new.first')}
            optional
            min={today}
            value={draft.first}
            onChange={({ target: { value } }) =>
              change({ first: value, last: draft.last < value ? value : draft.last })
            }
            error={fault('days')}
          />
          <TextField
            type="date"
            label={t('wishes.new.last')}
            optional
            min={draft.first || today}
            value={draft.last}
            onChange={(event) => change({ last: event.target.value })}
          />
        </div>
        <AmountField
          label={t('wishes.new.price')}
          optional
          cents={draft.cents}
          onChange={(cents) => change({ cents })}
          error={fault('price')}
        />
        <TextArea
          label={t('wishes.new.note')}
          hint={t('wishes.new.note-hint')}
          optional
          rows={3}
          maxLength={WISH_LIMITS.note}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        {post.error && (
          <Notice tone="bad" live>
            {errorMessage(post.error, t)}
          </Notice>
        )}
        <div className="border-t border-line pt-6">
          <Button type="submit" size="large" busy={post.isPending} className="max-sm:w-full">
            {t(isSignedOut ? 'wishes.new.sign-in' : 'wishes.new.post')}
          </Button>
          {isSignedOut && <p className="mt-3 text-sm text-ink-soft">{t('wishes.new.sign-in-text')}</p>}
        </div>
      </form>
    </div>
  )
}
