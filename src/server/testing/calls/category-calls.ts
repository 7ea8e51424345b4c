import type { Call } from './call.ts'
import type { Cast } from './cast.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')

const inLanguages = <Value>(value: Value) => ({ en: value, de: value, es: value, fr: value })

/** What an admin writes of a category. */
export const boats = {
  names: { en: 'Boats', de: 'Boote', es: 'Barcos', fr: 'Bateaux' },
  synonyms: { ...inLanguages<string[]>([]), de: ['Schlauchboot'] },
  icon: 'sailboat',
  imagePath: null,
  suggestedDepositCents: 10_000,
  feePercent: null,
  checklist: ['works', 'dry'],
  isTransport: true,
}

/** What an admin has lenders be asked. */
export const length = {
  key: null,
  kind: 'number',
  names: { en: 'Length', de: 'Länge', es: 'Longitud', fr: 'Longueur' },
  unit: 'm',
  choices: [],
  isRequired: false,
  isFilter: true,
  isRetired: false,
}

async function newCategory({ say, user }: Cast): Promise<string> {
  const { value } = await say<{ id: string }>(await user({ roles: ['admin'] }), 'create-category', {
    ...boats,
    parentId: null,
  })
  return value!.id
}

/** What admins do with the tree of categories. */
export const CATEGORY_CALLS: Call[] = [
  {
    name: 'import-items',
    by: ['admin'],
    input: async () => ({
      csv: 'key,owner,title,description,category,price_per_day\na,b,c,d,e,1',
      from: 0,
      isDryRun: true,
    }),
    refused,
  },
  {
    name: 'import-people',
    by: ['admin'],
    input: async () => ({ csv: 'email,name\nnew@example.com,New', from: 0, isDryRun: true }),
    refused,
  },
  { name: 'load-categories', input: async () => ({}) },
  { name: 'create-category', input: async () => ({ ...boats, parentId: null }) },
  {
    name: 'change-category',
    input: async (cast: Cast) => ({ ...boats, id: await newCategory(cast), parentId: null, version: 0 }),
  },
  {
    name: 'change-attributes',
    input: async (cast: Cast) => ({ id: await newCategory(cast), version: 0, attributes: [length] }),
  },
  {
    name: 'arrange-categories',
    input: async (cast: Cast) => {
      const parentId = await newCategory(cast)
      const { value } = await cast.say<{ id: string }>(
        await cast.user({ roles: ['admin'] }),
        'create-category',
        {
          ...boats,
          parentId,
        },
      )
      return { parentId, ids: [value!.id] }
    },
  },
  {
    name: 'merge-category',
    input: async (cast: Cast) => ({ id: await newCategory(cast), intoId: await newCategory(cast) }),
  },
  {
    name: 'retire-category',
    input: async (cast: Cast) => ({ id: await newCategory(cast), isRetired: true }),
  },
].map((call) => ({ ...call, by: ['admin', 'content'] as const, refused }))
