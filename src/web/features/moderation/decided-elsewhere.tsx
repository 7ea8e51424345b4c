import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DecisionBar } from './decision-bar.tsx'

/** Why this moderator has nothing to decide here, and where to go next. */
export function DecidedElsewhere({ text, onwards }: { text: string; onwards: string }) {
  const t = useTranslate()
  return (
    <DecisionBar>
      <div className="grow">
        <Notice>{text}</Notice>
      </div>
      <LinkButton to={onwards} variant="secondary">
        {t('moderation.next')}
      </LinkButton>
    </DecisionBar>
  )
}
