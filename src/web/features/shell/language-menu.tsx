import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import LinkIcon from 'lucide-react/icons/link'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { useChangeLanguage } from '../../lib/use-change-language.ts'
import { MenuButton, MenuSeparator } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Flag } from './flag.tsx'
import { useCopyLink } from './use-copy-link.ts'

/** The four languages with their flags, and the address of this page in the language that is read now. */
export function LanguageMenu() {
  const t = useTranslate()
  const language = useLanguage()
  const change = useChangeLanguage()
  const announceNext = useAnnouncement()
  const label = t('shell.language.label', { language: LANGUAGE_NAMES[language] })

  return (
    <Popover
      className="min-w-60"
      trigger={(attributes) => (
        <button
          {...attributes}
          type="button"
          title={label}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2.5 text-sm font-semibold uppercase hover:bg-sunken"
        >
          <Globe aria-hidden size={20} />
          <span aria-hidden className="max-sm:hidden">
            {language}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    >
      {(close) => (
        <>
          {LANGUAGES.map((code) => (
            <MenuButton
              key={code}
              lang={code}
              current={code === language}
              icon={<Flag language={code} />}
              onPress={() => {
                close()
                if (code === language) return
                announceNext()
                change(code)
              }}
            >
              <span className="grow">{LANGUAGE_NAMES[code]}</span>
              {code === language && <Check aria-hidden size={18} className="text-accent-ink" />}
            </MenuButton>
          ))}
          <MenuSeparator />
          <CopyLink />
        </>
      )}
    </Popover>
  )
}

function CopyLink() {
  const t = useTranslate()
  const { copied, copy } = useCopyLink()
  return (
    <>
      <MenuButton
        onPress={copy}
        icon={copied ? <Check aria-hidden size={18} /> : <LinkIcon aria-hidden size={18} />}
      >
        {copied ? t('shell.language.copied') : t('shell.language.copy')}
      </MenuButton>
      <span role="status" className="sr-only">
        {copied && t('shell.language.copied')}
      </span>
    </>
  )
}

/** Says that the language changed, in the new language: once its messages have arrived. */
function useAnnouncement(): () => void {
  const t = useTranslate()
  const [pending, setPending] = useState(false)
  const before = useRef(t.language)
  useEffect(() => {
    if (!pending || before.current === t.language) return
    before.current = t.language
    setPending(false)
    toast({
      title: t('shell.language.changed'),
      description: t('shell.language.changed-text', { language: LANGUAGE_NAMES[t.language] }),
      tone: 'good',
    })
  }, [pending, t])
  return () => {
    before.current = t.language
    setPending(true)
  }
}
