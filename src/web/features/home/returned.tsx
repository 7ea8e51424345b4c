import { CardTitle } from '../../entities/item/card-title.tsx'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Image } from '../../ui/image.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Voice } from './load-voices.ts'

/** Rentals that ended lately: the item, and what the renter said of it. */
export function Returned({ voices }: { voices: Voice[] }) {
  const t = useTranslate()
  if (voices.length === 0) return null
  return (
    <section aria-labelledby="returned" className="page py-10">
      <h2 id="returned" className="mb-6 text-2xl md:text-3xl">
        {t('home.returned.title')}
      </h2>
      <ul className="scroll-row md:grid md:grid-cols-3 md:gap-5">
        {voices.map((voice) => (
          <li key={voice.id}>
            <VoiceCard voice={voice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function VoiceCard({ voice }: { voice: Voice }) {
  const t = useTranslate()
  const lender = voice.lender
  const renter = voice.author_first_name
  const foreign = (language: string) => (language === t.language ? undefined : language)
  return (
    <figure className="group relative flex h-full flex-col">
      <Image
        path={voice.image?.path}
        alt=""
        thumbHash={voice.image?.thumbhash}
        sizes="(min-width:64rem) 390px, (min-width:48rem) 31vw, 92vw"
        className="rounded-card"
      />
      <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">
        <CardTitle
          item={{ title: voice.title, language: voice.titleLanguage, original: voice.original }}
          to={`/product/${voice.itemId}`}
          className="stretched-link hover:underline"
        />
      </h3>
      <blockquote lang={foreign(voice.language)} className="mt-1 grow">
        <p className="line-clamp-4 text-ink-soft">{voice.text}</p>
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-3 text-sm">
        <Avatar name={renter} src={avatarAddress(voice.author_avatar_path)} size={36} />
        <span>
          <Stars value={voice.rating} size={14} />
          <span className="block text-ink-soft">
            {voice.author_city
              ? t('home.returned.from', { renter, city: voice.author_city, lender })
              : t('home.returned.anonymous', { renter, lender })}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
