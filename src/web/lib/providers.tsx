import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { PublicConfig } from '#contract/render-context.ts'
import type { Language } from '../i18n/languages.ts'
import { Translation } from '../i18n/translation.tsx'
import { setConfig } from './config.ts'
import { repeatEarlyActions } from './early-actions/repeat-early-actions.ts'
import { createQueryClient } from './query-client.ts'
import { startSession } from './session.ts'

interface ProvidersProps {
  language: Language
  messages: string
  config: PublicConfig
  children: ReactNode
}

/** The contexts of every screen: texts, the data cache, and the session. */
export function Providers({ language, messages, config, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  // Before the effects of children, which run first and may ask for the client.
  if (typeof window !== 'undefined') setConfig(config)
  useEffect(() => startSession(queryClient), [queryClient])
  // The last effect of all: what is outside the parts that come later listens by now.
  useEffect(() => void repeatEarlyActions(), [])
  return (
    <Translation language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Translation>
  )
}
