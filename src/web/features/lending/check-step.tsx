import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { isPlainName } from '#domain/plain-name.ts'
import { terms } from '#domain/settings/terms.ts'
import { attributeFacts } from '../../entities/item/attribute-facts.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { amountOfTime } from './amount-of-time.ts'
import { Picture } from './photo-tile.tsx'
import { problemText } from './problem-text.ts'
import type { SavedListing } from './published-panel.tsx'
import { SamplePrice } from './sample-price.tsx'
import { storeEdit } from './unsaved-edit.ts'
import { useCategories } from './use-categories.ts'
import { useChangeListing } from './use-change-listing.ts'
import { useListingAction } from './use-listing-action.ts'
import { useSaveName } from './use-save-name.ts'
import type { WizardState } from './use-wizard.ts'

interface CheckStepProps {
  wizard: WizardState
  /** What was entered before the sign-in is still being saved. */
  isArriving: boolean
  onPublished: (saved: SavedListing) => void
  /** Where the one thing to do next stands, in sight on a phone, too. */
  bar: HTMLElement | null
}

/** The listing as others will see it, with the all-in price; publishing or changing it is the last step. */
export function CheckStep({ wizard, isArriving, onPublished, bar }: CheckStepProps) {
  const t = useTranslate()
  const { duration } = useFormat()
  const language = useLanguage()
  const navigate = useNavigate()
  const { draft, problems, save } = wizard
  const publish = useListingAction('publish-item')
  const changing = useChangeListing()
  const user = useUser()
  // Who signed up with an address alone has not said it yet.
  const isNameless = user !== undefined && user.metadata.name === ''
  const [name, setName] = useState('')
  const [isNameWanted, setNameWanted] = useState(false)
  const hasName = name.trim() !== '' && isPlainName(name.trim())
  const naming = useSaveName()
  const isPaused = wizard.status === 'paused'
  const category = useCategories(draft.categoryId).find(({ value }) => value === draft.categoryId)
  const [cover, ...others] = wizard.photos.photos

  async function goOnline() {
    if (isNameless) {
      setNameWanted(true)
      if (!hasName) return
      await naming.mutateAsync(name.trim())
    }
    const id = await save.mutateAsync()
    if (!id) {
      rememberRedirect('/upload?step=check')
      return void navigate('/login')
    }
    onPublished({ ...(await publish.mutateAsync(id)), isChange: false, isWaiting: false })
  }

  async function saveChanges({ andPublish = false } = {}) {
    const changed = await changing.mutateAsync({
      id: wizard.id!,
      found: wizard.start,
      draft,
      photos: wizard.photos.photos.flatMap(({ kept }) => kept ?? []),
    })
    storeEdit(wizard.id!, undefined)
    const { status } = andPublish ? await publish.mutateAsync(wizard.id!) : changed
    onPublished({ ...changed, status, isChange: true })
  }

  // Without a gap: a press in between would find the button busy again, and be lost.
  const isBusy =
    isArriving ||
    save.isPending ||
    publish.isPending ||
    changing.isPending ||
    naming.isPending ||
    wizard.photos.isBusy
  const publishKey = wizard.isGuest
    ? 'lending.check.sign-in'
    : wizard.isNew
      ? 'lending.check.publish'
      : 'lending.check.publish-again'
  const failure = naming.error ?? changing.error ?? publish.error
  const facts = [
    ...attributeFacts(wizard.asked, draft.attributes, language).map(
      ({ name, value }) => [name, value] as const,
    ),
    [t('lending.price.booking'), t(draft.isInstant ? 'lending.price.instant' : 'lending.price.request')],
    [
      t('lending.check.length'),
      t('lending.check.from-to', {
        from: duration(...amountOfTime(draft.minHours * 60)),
        to: duration(...amountOfTime(draft.maxHours * 60)),
      }),
    ],
    [
      t('lending.place.delivery'),
      draft.deliveryMethods.map((method) => t.optional(`lending.delivery.${method}`)).join(' · '),
    ],
    [t('lending.price.policy'), t.optional(`lending.policy.${draft.cancellationPolicy}`)],
    [t('lending.price.quantity'), String(draft.quantity)],
  ]

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card flush>
        {cover && (
          <Picture photo={cover} name={t('lending.photos.cover')} sizes="(width < 64rem) 100vw, 560px" />
        )}
        {others.length > 0 && (
          <ul className="grid grid-cols-4 gap-1 pt-1 sm:grid-cols-5">
            {others.map((photo, index) => (
              <li key={photo.id}>
                <Picture photo={photo} name={t('lending.photos.one', { number: index + 2 })} sizes="140px" />
              </li>
            ))}
          </ul>
        )}
        <div className="p-5 sm:p-6">
          {category && <p className="text-sm font-semibold text-ink-soft">{category.label}</p>}
          <h2 lang={draft.language} className="text-xl break-words">
            {draft.title || t('lending.cover.title')}
          </h2>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
            <MapPin aria-hidden size={16} />
            {placeName(draft) || t('lending.cover.place')}
          </p>
          <p lang={draft.language} className="mt-4 break-words whitespace-pre-line">
            {draft.description}
          </p>
        </div>
      </Card>
      <div className="grid gap-5">
        {problems.length === 0 ? (
          <Card>
            <SamplePrice draft={draft} feePercent={category?.feePercent ?? terms.feePercent} />
            <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ) : (
          <Notice tone="caution" title={t('lending.check.missing')}>
            <ul className="mt-1 divide-y divide-notice/30">
              {problems.map(({ step, code }) => (
                <li key={code}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full items-center py-2 text-start underline underline-offset-2"
                    onClick={() => wizard.goTo(step)}
                  >
                    {problemText(code, t)}
                  </button>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {failure && codeOf(failure) !== codeOf(save.error) && (
          <Notice tone="bad" live>
            {errorMessage(failure, t)}
          </Notice>
        )}
        {isNameless && wizard.isNew && (
          <TextField
            label={t('lending.check.name')}
            hint={t('lending.check.name-hint')}
            autoComplete="name"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isNameWanted && !hasName ? t('lending.check.name-missing') : undefined}
          />
        )}
        {wizard.isGuest && <p className="text-ink-soft">{t('lending.check.sign-in-text')}</p>}
        {isPaused && (
          <Button
            size="large"
            wide
            variant="secondary"
            disabled={problems.length > 0}
            busy={isBusy}
            // Errors are shown above and below.
            onClick={() => void saveChanges().catch(() => undefined)}
          >
            {t('lending.check.save-paused')}
          </Button>
        )}
      </div>
      {bar &&
        createPortal(
          <Button
            size="large"
            // Its words are long: on a phone a line of its own, above the ways back.
            className="ms-auto max-sm:order-first max-sm:w-full"
            disabled={problems.length > 0}
            busy={isBusy}
            onClick={() =>
              void (wizard.isNew ? goOnline() : saveChanges({ andPublish: isPaused })).catch(() => undefined)
            }
          >
            {t(wizard.isNew || isPaused ? publishKey : 'lending.check.save')}
          </Button>,
          bar,
        )}
    </div>
  )
}
