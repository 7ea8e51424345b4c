import { useTranslate } from '../../i18n/translation.tsx'
import { DeleteSection } from './delete-section.tsx'
import { ExportSection } from './export-section.tsx'
import { PageHead } from './page-head.tsx'

/** `/account/privacy`: exporting the person's data, and deleting it. */
export function PrivacyPage() {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('account.privacy.title')} text={t('account.privacy.text')} />
      <ExportSection />
      <DeleteSection />
    </>
  )
}
