import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentForm } from './document-form.tsx'

/** A picture of the face beside the document: the second step. */
export function SelfieForm() {
  const t = useTranslate()
  return (
    <DocumentForm
      step="selfie"
      text={t('kyc.selfie.text')}
      photo={{
        label: t('kyc.selfie.photo'),
        hint: t('kyc.selfie.hint'),
        camera: 'user',
        picturesOnly: true,
      }}
    />
  )
}
