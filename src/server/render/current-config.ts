import type { PublicConfig } from '#contract/render-context.ts'
import type { Deps } from '#server/deps.ts'
import { publicConfig } from './public-config.ts'

/** The settings for browsers as they are now, put together anew when one was changed. */
export function currentConfig(deps: Deps): () => PublicConfig {
  let version = deps.settings.version
  let config = publicConfig(deps)
  return () => {
    if (version !== deps.settings.version) {
      version = deps.settings.version
      config = publicConfig(deps)
    }
    return config
  }
}
