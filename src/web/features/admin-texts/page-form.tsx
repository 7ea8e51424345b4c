import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LoadedPages, PageVersion } from '#contract/pages.ts'
import { START_PAGE } from '#domain/content/content-pages.ts'
import { checkPage, isLegalDocument, type PageTexts } from '#domain/content/page-text.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHistory } from './page-history.tsx'
import { PageOptions } from './page-options.tsx'
import { PageTextTabs } from './page-text-tabs.tsx'
import { usePublishPage } from './use-pages.ts'

interface PageFormProps {
  slug: string
  shipped: PageTexts | undefined
  /** The version that this one is written from. */
  latest: PageVersion | undefined
  versions: PageVersion[]
  texts: PageTexts
  pages: LoadedPages
}

/** What is typed, besides the texts. */
export interface Options {
  slug: string
  footer: PageVersion['footer']
  isOff: boolean
  asksAgain: boolean
  reason: string
  from: string
}

/** A page's texts and options, to be published as its next version. */
export function PageForm({ slug, shipped, latest, versions, texts: initial, pages }: PageFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isNew = slug === 'new'
  const isStart = slug === START_PAGE
  const [texts, setTexts] = useState(initial)
  const [options, setOptions] = useState<Options>({
    slug: isNew ? '' : slug,
    footer: latest?.footer ?? null,
    isOff: latest?.isOff ?? false,
    asksAgain: false,
    reason: '',
    from: '',
  })
  const [isTried, setTried] = useState(false)
  const { publish } = usePublishPage()
  const { from, ...rest } = options

  const checked = checkPage(
    { ...rest, texts },
    { isShipped: shipped !== undefined, foreignPictures: () => [] },
  )
  const isLate = from !== '' && Date.parse(from) < Date.now() - 60_000
  const refused = codeOf(publish.error) === 'PAGE_WRONG' ? (publish.error as { details?: object }) : undefined
  const wrong = (refused ?? (checked.ok ? undefined : checked))?.details as Fault | undefined
  const problem = wrong && faultText(wrong)
  function faultText({ fault, language }: Fault) {
    return t.optional(`texts.edit.fault.${fault}`, { language: language ? LANGUAGE_NAMES[language] : '' })
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!checked.ok || isLate || options.reason.trim() === '') return
    const version = versions[0]?.version ?? 0
    const draft = {
      ...rest,
      texts: options.asksAgain ? texts : withoutChanges(texts),
      version,
      ...(from && { effectiveFrom: new Date(from).toISOString() }),
    }
    publish.mutate(draft, {
      onSuccess(done) {
        const key = from ? 'texts.edit.planned' : 'texts.edit.published'
        toast({ title: t(key, { version: done.version }), tone: 'good' })
        if (isNew) void navigate(`/admin/pages/${options.slug}`, { replace: true })
      },
    })
  }

  return (
    <form noValidate onSubmit={save} className="mt-5 grid items-start gap-8 xl:grid-cols-[1fr_24rem]">
      <PageTextTabs {...{ texts, shipped }} asksAgain={options.asksAgain} onChange={setTexts} />
      <div className="grid gap-6">
        {isStart && <Notice>{t('texts.edit.start-hint')}</Notice>}
        <PageOptions
          {...{ options, isNew, isTried, isLate }}
          isAlwaysThere={isStart || isLegalDocument(slug)}
          isLegal={isLegalDocument(slug)}
          isShipped={shipped !== undefined}
          onChange={setOptions}
        />
        {isTried && problem && (
          <p role="alert" className="font-medium text-danger-ink">
            {problem}
          </p>
        )}
        {publish.error && !refused && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(publish.error, t)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={publish.isPending}>
            {t('texts.edit.publish')}
          </Button>
          {!isNew && (
            <LinkButton to={isStart ? '/' : `/${slug}`} variant="secondary">
              {t('texts.edit.view')}
            </LinkButton>
          )}
        </div>
        {!isNew && (
          <PageHistory
            {...{ versions, pages }}
            onTake={(taken, version) => {
              setTexts(taken)
              setOptions((before) => ({ ...before, footer: version.footer, isOff: version.isOff }))
            }}
          />
        )}
      </div>
    </form>
  )
}

/** What had changed in an earlier version is not said of this one. */
const withoutChanges = (texts: PageTexts): PageTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, { changes: _, ...text }]) => [language, text]))

interface Fault {
  fault: string
  language?: keyof typeof LANGUAGE_NAMES
}
