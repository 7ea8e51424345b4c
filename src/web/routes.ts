import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('basket', 'routes/basket.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
