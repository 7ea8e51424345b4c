import Check from 'lucide-react/icons/check'
import LinkIcon from 'lucide-react/icons/link'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { MenuButton, MenuSeparator } from '../../ui/menu.tsx'
import { Flag } from './flag.tsx'
import { useCopyLink } from './use-copy-link.ts'

/** What the language menu holds: the site's languages with their flags, and the address in the one that is read now. */
export function LanguageChoices({ onChoose }: { onChoose: (language: Language) => void }) {
  const language = useLanguage()
  return (
    <>
      {terms.languages.map((code) => (
        <MenuButton
          key={code}
          lang={code}
          current={code === language}
          icon={<Flag language={code} />}
          onPress={() => onChoose(code)}
        >
          <span className="grow">{LANGUAGE_NAMES[code]}</span>
          {code === language && <Check aria-hidden size={18} className="text-accent-ink" />}
        </MenuButton>
      ))}
      <MenuSeparator />
      <CopyLink />
    </>
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
