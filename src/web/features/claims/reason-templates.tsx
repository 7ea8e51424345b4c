import { useTranslate } from '../../i18n/translation.tsx'
import { Select } from '../../ui/select.tsx'

/** Ready sentences, by what the claim was decided on. */
const TEMPLATES = ['photos', 'before', 'wear', 'no-proof', 'shared', 'too-high'] as const

/** A ready sentence for the reason of a decision, to be completed in the moderator's own words. */
export function ReasonTemplates({ onChoose }: { onChoose: (sentence: string) => void }) {
  const t = useTranslate()
  return (
    <Select
      label={t('claims.template')}
      optional
      value=""
      onChange={({ target }) => {
        const chosen = TEMPLATES.find((each) => each === target.value)
        if (chosen) onChoose(t(`claims.template.${chosen}.text`))
      }}
      options={[
        { value: '', label: t('claims.template.choose') },
        ...TEMPLATES.map((each) => ({ value: each, label: t(`claims.template.${each}`) })),
      ]}
    />
  )
}
