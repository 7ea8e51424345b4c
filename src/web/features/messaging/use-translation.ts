import { useMutation } from '@tanstack/react-query'
import type { TranslatedMessage } from '#contract/messaging.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'

/** A message in the reader's language, by the operator's service. */
export function useMessageTranslation(messageId: number) {
  const language = useLanguage()
  return useMutation({
    mutationFn: async () =>
      (await callFunction<TranslatedMessage>('translate-message', { messageId, language })).text,
  })
}
