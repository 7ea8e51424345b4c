import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DecisionBar } from './decision-bar.tsx'

/** Why there is nothing to decide for this moderator, and the way on. */
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
