import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DecisionBar } from './decision-bar.tsx'

interface DecidedElsewhereProps {
  text: string
  onwards: string
  /** Decided by this moderator a moment ago. */
  isNew?: boolean
}

/** Why this moderator has nothing to decide here, or what they have just decided, and where to go next. */
export function DecidedElsewhere({ text, onwards, isNew }: DecidedElsewhereProps) {
  const t = useTranslate()
  return (
    <DecisionBar>
      <div className="grow">
        <Notice tone={isNew ? 'good' : 'plain'} live={isNew ?? false}>
          {text}
        </Notice>
      </div>
      <LinkButton aria-keyshortcuts="Alt+N" to={onwards} variant="secondary">
        {t('moderation.next')}
      </LinkButton>
    </DecisionBar>
  )
}
