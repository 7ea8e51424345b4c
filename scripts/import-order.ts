/**
 * Modules of one level. A path is a file, a folder (`src/domain/`), the files directly in a folder
 * (`src/server/*`), or each folder of a folder (`src/web/features/*\/`).
 */
export interface Layer {
  name: string
  paths: readonly string[]
  /** Modules under different paths of it do not import each other. */
  isIndependent?: true
  /** Other layers import only the files directly in its folder, except `area.ts`. */
  hasPrivateFolders?: true
  /** It assembles the areas, so it may import their private files. */
  importsPrivateFolders?: true
  /** It is passed in at the start, so every layer of its part may import its types. */
  isInjected?: true
}

/** Layers in order, lowest first: each may import itself and those listed before it. */
export interface Part {
  name: string
  /** The parts that every layer of it may import. */
  mayImport: readonly string[]
  layers: readonly Layer[]
}

const area = (name: string): Layer => ({ name, paths: [`src/server/${name}/`], hasPrivateFolders: true })
const entity = (name: string): Layer => ({ name: `entity ${name}`, paths: [`src/web/entities/${name}/`] })

/**
 * All modules in the order of their imports; a module that is not listed may neither import nor be imported.
 * Tests and their helpers (`testing/`) may import anything, and only tests import them.
 */
export const IMPORT_ORDER: readonly Part[] = [
  {
    name: 'rules',
    mayImport: [],
    layers: [
      { name: 'domain', paths: ['src/domain/'] },
      { name: 'contract', paths: ['src/contract/'] },
    ],
  },
  {
    name: 'backend',
    mayImport: [],
    layers: [
      { name: 'start', paths: ['packages/backend/src/start/', 'packages/backend/src/log.ts'] },
      { name: 'keys', paths: ['packages/backend/src/keys/'] },
      { name: 'db', paths: ['packages/backend/src/db/'] },
      { name: 'http', paths: ['packages/backend/src/http/'] },
      { name: 'tasks', paths: ['packages/backend/src/tasks/'] },
      {
        name: 'protocols',
        paths: ['auth', 'rest', 'storage', 'functions'].map((name) => `packages/backend/src/${name}/`),
        isIndependent: true,
      },
      { name: 'jobs', paths: ['packages/backend/src/jobs/'] },
      { name: 'whole', paths: ['packages/backend/src/*'], isInjected: true },
    ],
  },
  {
    name: 'texts',
    mayImport: [],
    layers: [{ name: 'i18n', paths: ['src/web/i18n/'] }],
  },
  {
    name: 'look',
    mayImport: ['texts'],
    layers: [{ name: 'ui', paths: ['src/web/ui/'] }],
  },
  {
    name: 'web',
    mayImport: ['rules', 'texts', 'look'],
    layers: [
      { name: 'brand', paths: ['src/web/brand.ts', 'src/web/render-context.ts', 'src/web/styles/'] },
      { name: 'lib', paths: ['src/web/lib/'] },
      ...[
        'period',
        'block',
        'calendar-feed',
        'card',
        'delivery',
        'identity',
        'passkey',
        'password',
        'payment',
      ].map(entity),
      ...['person', 'photo', 'place', 'hub', 'item', 'ledger', 'notice', 'review', 'suggestion'].map(entity),
      { name: 'content', paths: ['src/web/content/'] },
      { name: 'features', paths: ['src/web/features/*/'], isIndependent: true },
      { name: 'routes', paths: ['src/web/routes/', 'src/web/*'] },
    ],
  },
  {
    name: 'seed',
    mayImport: ['rules', 'backend'],
    layers: [{ name: 'seed', paths: ['supabase/seed/'] }],
  },
  {
    name: 'server',
    mayImport: ['rules', 'texts', 'backend', 'seed'],
    layers: [
      area('mail'),
      area('documents'),
      area('lifecycle'),
      area('administration'),
      area('conduct'),
      area('ledger'),
      area('payments'),
      area('notifications'),
      area('booking'),
      area('extensions'),
      area('checkout'),
      area('settlement'),
      area('claims'),
      area('identity'),
      area('payouts'),
      area('listing'),
      area('records'),
      area('reviews'),
      area('messaging'),
      area('rescue'),
      area('saved-searches'),
      area('map'),
      area('places'),
      area('accounts'),
      { name: 'render', paths: ['src/server/render/'] },
      { name: 'areas', paths: ['src/server/areas.ts'], importsPrivateFolders: true },
      { name: 'start of the server', paths: ['src/server/*'], importsPrivateFolders: true, isInjected: true },
    ],
  },
]
