import { useTranslate } from '../../../i18n/translation.tsx'
import { PageHead } from '../page-head.tsx'
import { ApiKeysSection } from './api-keys-section.tsx'

/** `/account/developer`: how the person's own programs work with the site. */
export function DeveloperPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('developer.title')} text={t('developer.text')} />
      <ApiKeysSection />
    </>
  )
}
