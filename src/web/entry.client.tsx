import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { catchUp } from './lib/early-actions/repeat-early-actions.ts'
import type { InstallPrompt } from './lib/install-prompt.ts'

// It comes once, and early; a rental that went well asks with it later.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
window.earlyActions?.start(catchUp)
// After everything that the page itself needs.
setTimeout(() => void import('./after-page.ts').catch(() => {}), 3_000)
