import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'
import type { AttributeValues } from '#domain/category/attributes.ts'
import { isLanguage, LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { type AttributeFact, attributeFacts } from './attribute-facts.ts'
import { useAttributes } from './use-attributes.ts'

interface Photo {
  path: string
  thumbhash: string | null
}

/** The words and pictures of a listing, as they were or as they are to be. */
export interface ListingVersion {
  title: string
  description: string
  language: string
  category: { id: string; names: Partial<Record<string, string>> } | null
  attributes: AttributeValues
  images: readonly Photo[]
}

interface ListingChangesProps {
  before: ListingVersion
  after: ListingVersion
  /** The reader's language, for the names of categories. */
  locale: Language
}

/** What two versions of a listing differ in: words struck out or added, pictures new or gone. */
export function ListingChanges({ before, after, locale }: ListingChangesProps) {
  const t = useTranslate()
  const nameOf = ({ category }: ListingVersion) => category?.names[locale] ?? '–'
  return (
    <dl className="grid gap-4">
      <Row name={t('lending.about.name')} hidden={before.title === after.title}>
        <Words before={before.title} after={after.title} language={after.language} />
      </Row>
      <Row name={t('lending.about.description')} hidden={before.description === after.description}>
        <Words before={before.description} after={after.description} language={after.language} />
      </Row>
      <Row name={t('lending.about.category')} hidden={nameOf(before) === nameOf(after)}>
        <Replaced before={nameOf(before)} after={nameOf(after)} />
      </Row>
      <Attributes {...{ before, after, locale }} />
      <Row name={t('lending.about.language')} hidden={before.language === after.language}>
        <Replaced before={nameOfLanguage(before.language)} after={nameOfLanguage(after.language)} />
      </Row>
      <Row name={t('lending.step.photos')} hidden={pathsOf(before) === pathsOf(after)}>
        <Photos before={before.images} after={after.images} />
      </Row>
    </dl>
  )
}

/** Of attributes that are asked for now, what the two say differently. */
function Attributes({ before, after, locale }: ListingChangesProps) {
  const asked = useAttributes(after.category?.id ?? null) ?? []
  const [old, next] = [before, after].map(({ attributes }) => attributeFacts(asked, attributes, locale))
  const valueIn = (facts: AttributeFact[] = [], key: string) =>
    facts.find((fact) => fact.key === key)?.value ?? '–'
  return asked.map(({ key, names }) => (
    <Row key={key} name={names[locale]} hidden={valueIn(old, key) === valueIn(next, key)}>
      <Replaced before={valueIn(old, key)} after={valueIn(next, key)} />
    </Row>
  ))
}

const nameOfLanguage = (language: string) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language)

const pathsOf = ({ images }: ListingVersion) => images.map(({ path }) => path).join()

function Row({ name, hidden, children }: { name: string; hidden: boolean; children: ReactNode }) {
  if (hidden) return null
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

const ADDED = 'rounded-sm bg-accent-tint px-0.5 text-accent-ink no-underline'
const GONE = 'rounded-sm bg-danger-tint px-0.5 text-danger-ink'

function Words({ before, after, language }: { before: string; after: string; language: string }) {
  return (
    <p lang={language} className="max-w-[68ch] break-words whitespace-pre-line">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (added)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <ins key={index} className={ADDED}>
              {value}
            </ins>
          )
        if (removed)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <del key={index} className={GONE}>
              {value}
            </del>
          )
        return value
      })}
    </p>
  )
}

function Replaced({ before, after }: { before: string; after: string }) {
  return (
    <p>
      <del className={GONE}>{before}</del> <ins className={ADDED}>{after}</ins>
    </p>
  )
}

function Photos({ before, after }: { before: readonly Photo[]; after: readonly Photo[] }) {
  const t = useTranslate()
  const has = (photos: readonly Photo[], path: string) => photos.some((photo) => photo.path === path)
  const gone = before.filter(({ path }) => !has(after, path))
  const isOnlyOrder = gone.length === 0 && after.every(({ path }) => has(before, path))
  return (
    <>
      {isOnlyOrder && <p className="text-sm text-ink-soft">{t('lending.changes.order')}</p>}
      <ul className="mt-1 grid grid-cols-3 gap-2 sm:grid-cols-5">
        {[...after, ...gone].map((photo, index) => {
          const isGone = index >= after.length
          const isNew = !has(before, photo.path)
          return (
            <li key={photo.path} className="relative">
              <Image
                path={photo.path}
                alt={t('lending.photos.one', { number: index + 1 })}
                thumbHash={photo.thumbhash}
                sizes="180px"
                className={classNames('rounded-control', isGone && 'opacity-40')}
              />
              {(isGone || isNew) && (
                <span className="absolute start-1 bottom-1">
                  <Badge tone={isGone ? 'bad' : 'good'}>
                    {t(isGone ? 'lending.changes.gone' : 'lending.changes.new')}
                  </Badge>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
