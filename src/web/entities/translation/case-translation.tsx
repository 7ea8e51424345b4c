import type { CaseText } from '#contract/case-text.ts'
import { useRootData } from '../../lib/root-data.ts'
import { TranslateButton } from './translate-button.tsx'

interface CaseTranslationProps {
  of: CaseText
  /** Of the claim or the case. */
  id: string
  part?: number
}

/** Offers to translate what the team reads to decide, where the operator has a service for that. */
export function CaseTranslation(input: CaseTranslationProps) {
  const { translates } = useRootData().config
  return translates ? (
    <div>
      <TranslateButton name="translate-case-text" input={input} />
    </div>
  ) : null
}
