/**
 * Modules that stand at one level. A path is a file, a folder (`src/domain/`), the files directly in a folder
 * (`src/server/*`), or every folder of a folder by itself (`src/web/features/*\/`).
 */
export interface Layer {
  name: string
  paths: readonly string[]
  /** Modules that match its paths are independent: they do not import each other. */
  isApart?: true
  /** Its folders are rooms of its own: others import only the files beside them, and not its `area.ts`. */
  hasRooms?: true
  /** It puts the areas together, and enters their rooms for that. */
  opensRooms?: true
  /** It is handed in at the start, so that every layer of its house may name its types. */
  isHandedIn?: true
}

/** Layers that stand on one another, lowest first: each may import itself and what is listed before it. */
export interface House {
  name: string
  /** The houses that every layer of it may import. */
  standsOn: readonly string[]
  layers: readonly Layer[]
}

const area = (name: string): Layer => ({ name, paths: [`src/server/${name}/`], hasRooms: true })
const entity = (name: string): Layer => ({ name: `entity ${name}`, paths: [`src/web/entities/${name}/`] })

/**
 * Everything that may be imported, in its order; a module that has no place here may neither import nor be imported.
 * Tests and what only they use (`testing/`) import what they like, and only tests import them.
 */
export const IMPORT_ORDER: readonly House[] = [
  {
    name: 'rules',
    standsOn: [],
    layers: [
      { name: 'domain', paths: ['src/domain/'] },
      { name: 'contract', paths: ['src/contract/'] },
    ],
  },
  {
    name: 'backend',
    standsOn: [],
    layers: [
      { name: 'start', paths: ['packages/backend/src/start/', 'packages/backend/src/log.ts'] },
      { name: 'keys', paths: ['packages/backend/src/keys/'] },
      { name: 'db', paths: ['packages/backend/src/db/'] },
      { name: 'http', paths: ['packages/backend/src/http/'] },
      { name: 'tasks', paths: ['packages/backend/src/tasks/'] },
      {
        name: 'protocols',
        paths: ['auth', 'rest', 'storage', 'functions'].map((name) => `packages/backend/src/${name}/`),
        isApart: true,
      },
      { name: 'jobs', paths: ['packages/backend/src/jobs/'] },
      { name: 'whole', paths: ['packages/backend/src/*'], isHandedIn: true },
    ],
  },
  {
    name: 'texts',
    standsOn: [],
    layers: [{ name: 'i18n', paths: ['src/web/i18n/'] }],
  },
  {
    name: 'look',
    standsOn: ['texts'],
    layers: [{ name: 'ui', paths: ['src/web/ui/'] }],
  },
  {
    name: 'web',
    standsOn: ['rules', 'texts', 'look'],
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
      { name: 'features', paths: ['src/web/features/*/'], isApart: true },
      { name: 'routes', paths: ['src/web/routes/', 'src/web/*'] },
    ],
  },
  {
    name: 'seed',
    standsOn: ['rules', 'backend'],
    layers: [{ name: 'seed', paths: ['supabase/seed/'] }],
  },
  {
    name: 'server',
    standsOn: ['rules', 'texts', 'backend', 'seed'],
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
      area('map'),
      area('accounts'),
      { name: 'render', paths: ['src/server/render/'] },
      { name: 'areas', paths: ['src/server/areas.ts'], opensRooms: true },
      { name: 'start of the server', paths: ['src/server/*'], opensRooms: true, isHandedIn: true },
    ],
  },
]
