interface Plant {
  rule: string
  file: string
  text: string
}

/** What `undeclaredPackages` finds, and no rule. */
export const UNDECLARED = 'undeclared-packages'

/** Files that break a rule each: the import check must name every one, in a copy of the tree. */
export const PLANTED: Plant[] = [
  {
    rule: 'domain-imports-nothing',
    file: 'src/domain/planted.ts',
    text: "import '#contract/refusals.ts'\n",
  },
  {
    rule: 'contract-knows-the-domain-only',
    file: 'src/contract/planted.ts',
    text: "import '#server/config.ts'\n",
  },
  {
    rule: 'ui-is-domain-free',
    file: 'src/web/ui/planted.tsx',
    text: "import type { Result } from '#domain/result.ts'\nexport const Planted = (_: Result<string>) => <p />\n",
  },
  {
    rule: 'lib-below-features',
    file: 'src/web/lib/planted.ts',
    text: "import '../features/basket/planted-target.ts'\n",
  },
  {
    rule: 'entities-below-features',
    file: 'src/web/entities/planted.ts',
    text: "import '../features/basket/planted-target.ts'\n",
  },
  {
    rule: 'features-do-not-import-each-other',
    file: 'src/web/features/search/planted.ts',
    text: "export const load = () => import('../basket/planted-target.ts')\n",
  },
  {
    rule: 'no-circles',
    file: 'src/web/features/basket/planted-target.ts',
    text: "import './planted-back.ts'\n",
  },
  {
    rule: 'no-circles',
    file: 'src/web/features/basket/planted-back.ts',
    text: "import './planted-target.ts'\n",
  },
  {
    rule: 'web-meets-server-over-contract',
    file: 'src/web/planted.ts',
    text: "import '#server/config.ts'\n",
  },
  {
    rule: 'server-does-not-import-web',
    file: 'src/server/planted.ts',
    text: "import '#web/features/basket/planted-target.ts'\n",
  },
  {
    rule: 'backend-knows-no-product',
    file: 'packages/backend/src/keys/planted.ts',
    text: "import type { Result } from '../../../../src/domain/result.ts'\nexport type Planted = Result<string>\n",
  },
  {
    rule: 'protocols-do-not-import-each-other',
    file: 'packages/backend/src/auth/planted.ts',
    text: "import '../rest/rest.ts'\n",
  },
  {
    rule: 'ground-does-not-know-what-stands-on-it',
    file: 'packages/backend/src/db/planted.ts',
    text: "import '../rest/rest.ts'\n",
  },
  {
    rule: 'runs-without-development-packages',
    file: 'packages/backend/src/http/planted.ts',
    text: "import { createClient } from '@supabase/supabase-js'\nexport { createClient }\n",
  },
  {
    rule: UNDECLARED,
    file: 'packages/backend/src/tasks/planted.ts',
    text: "import { createTransport } from 'nodemailer'\nexport { createTransport }\n",
  },
  { rule: 'resolvable', file: 'supabase/seed/planted.ts', text: "import './nowhere.ts'\n" },
]
