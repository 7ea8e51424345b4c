import type { Config } from '@react-router/dev/config'
import { compressAssets } from './scripts/compress-assets.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: true,
  // The list of all routes is one small immutable file: no requests for routes during navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
