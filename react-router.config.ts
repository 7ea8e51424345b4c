import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/compress-assets.ts'
import { dropSourceTexts, setMapsAside } from './scripts/set-maps-aside.ts'
import { trimManifest } from './scripts/trim-manifest.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: true,
  // The list of all routes is one small immutable file: no requests for routes during navigation.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await setMapsAside(folder, `${reactRouterConfig.buildDirectory}/maps`)
    await dropSourceTexts(`${reactRouterConfig.buildDirectory}/server`)
    await trimManifest(folder)
    await compressAssets(folder)
  },
} satisfies Config
