import { SESSION_KEY } from '../supabase.ts'
import { readStored } from '../use-local-storage.ts'
import { askWorker, canKeepPages, loadedAssets } from './ask-worker.ts'
import { OFFLINE_STORE } from './stores.ts'

// Keeps the page that is shown without a connection: of this release, in the language and colours of this page.
if (canKeepPages()) {
  const keep = () => void keepOnce().catch(() => {})
  keep()
  new MutationObserver(keep).observe(document.documentElement, { attributeFilter: ['lang', 'data-theme'] })
}

async function keepOnce(): Promise<void> {
  const { lang, dataset } = document.documentElement
  // A signed-in person's page loads the client as well, which is among the loaded files then.
  const who = readStored(SESSION_KEY) ? 'person' : 'visitor'
  const offlineStore = OFFLINE_STORE + [release(), lang, dataset.theme ?? 'system', who].join(' ')
  if (await caches.has(offlineStore)) await askWorker({ files: [] })
  else await askWorker({ offlineStore, files: loadedAssets() })
}

/** The name of the list of all screens, which changes with each build. */
function release(): string {
  return loadedAssets().find((path) => path.includes('/manifest-')) ?? ''
}
