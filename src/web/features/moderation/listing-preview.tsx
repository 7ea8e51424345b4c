import type { ReactNode } from 'react'
import { attributeFacts } from '../../entities/item/attribute-facts.ts'
import { useAttributes } from '../../entities/item/use-attributes.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListingToReview } from './use-listing-to-review.ts'

const A_DAY = 24

/** Pictures, words, prices and terms of a listing, and who lends it. */
export function ListingPreview({ listing }: { listing: ListingToReview }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const length = (hours: number) =>
    hours % A_DAY === 0 ? format.duration(hours / A_DAY, 'day') : format.duration(hours, 'hour')
  const { category, price_per_hour_cents: hour } = listing
  const attributes = useAttributes(category?.id ?? null) ?? []
  const facts: [string, ReactNode][] = [
    [t('lending.about.category'), category?.names[language] ?? t('moderation.none')],
    ...attributeFacts(attributes, listing.attributes, language).map(({ name, value }): [string, string] => [
      name,
      value,
    ]),
    [t('lending.price.day'), format.money(listing.price_per_day_cents)],
    [t('lending.price.hour'), hour ? format.money(hour) : t('moderation.none')],
    [
      t('lending.price.deposit'),
      listing.deposit_cents ? format.money(listing.deposit_cents) : t('moderation.none'),
    ],
    [
      t('lending.check.length'),
      t('lending.check.from-to', { from: length(listing.min_hours), to: length(listing.max_hours) }),
    ],
    [t('lending.price.quantity'), format.number(listing.unit_count)],
    [
      t('lending.place.delivery'),
      listing.delivery_methods.map((method) => t(`lending.delivery.${method}`)).join(' · '),
    ],
    [t('lending.price.policy'), t(`lending.policy.${listing.cancellation_policy}`)],
    [t('moderation.place'), placeName(listing)],
  ]
  return (
    <>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {listing.images.map(({ id, path, thumbhash }, index) => (
          <li key={id} className={index === 0 ? 'col-span-2 row-span-2' : undefined}>
            <a
              href={`/storage/v1/object/public/images/${path}`}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-card"
            >
              <Image
                path={path}
                alt={t('moderation.picture', { number: index + 1 })}
                thumbHash={thumbhash}
                sizes={index === 0 ? '(width < 40rem) 100vw, 560px' : '280px'}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div lang={listing.language} className="max-w-[68ch] space-y-3 break-words whitespace-pre-line">
          {listing.description}
        </div>
        <dl className="grid content-start gap-x-6 gap-y-2 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Lender listing={listing} />
    </>
  )
}

/** Who lends it, with their file; and the public page where others see the listing. */
function Lender({ listing: { id, status, owner, owner_id } }: { listing: ListingToReview }) {
  const t = useTranslate()
  const format = useFormat()
  const name = owner.name || t('moderation.nameless')
  return (
    <section aria-label={t('moderation.lender')} className="mt-6 flex items-center gap-4">
      <Avatar name={name} src={avatarAddress(owner.avatar_path)} size={48} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Link to={`/admin/users/${owner_id}`} className="inline-flex min-h-11 items-center underline">
            {name}
          </Link>
          <Badge tone={owner.kyc_level > 0 ? 'good' : 'plain'}>
            {t(owner.kyc_level > 0 ? 'moderation.verified' : 'moderation.unverified')}
          </Badge>
        </p>
        <p className="break-words text-sm text-ink-soft">
          {owner.email} ·{' '}
          {t('moderation.joined', { date: format.date(owner.created_at, 'date', viewerZone()) })}
        </p>
        {status === 'published' && (
          <Link to={`/product/${id}`} className="inline-flex min-h-11 items-center text-sm underline">
            {t('moderation.item-page')}
          </Link>
        )}
      </div>
    </section>
  )
}
