import type { Call } from './call.ts'
import type { Cast } from './cast.ts'

const own =
  (change: object = {}) =>
  async (cast: Cast) => ({
    itemId: (await cast.another()).id,
    ...change,
  })

/** A whole listing of the owner with one photo, as the wizard sends it. */
async function changedListing({ another, people, rows }: Cast) {
  const { id: itemId } = await another()
  const path = `${people.owner.id}/${itemId}`
  await rows(`insert into storage.objects (bucket_id, name) values ('images', $1)`, [path])
  const [item] = await rows<{ category_id: string }>('select category_id from public.items where id = $1', [
    itemId,
  ])
  return {
    itemId,
    content: {
      title: 'Another title',
      description: 'Everything that is needed is in the case.',
      language: 'en',
      categoryId: item!.category_id,
      photos: [{ path, width: 8, height: 6, thumbhash: null }],
    },
    terms: {
      pricePerDayCents: 900,
      pricePerHourCents: null,
      depositCents: 0,
      minHours: 1,
      maxHours: 72,
      noticeHours: 0,
      bufferMinutes: 0,
      isInstant: true,
      cancellationPolicy: 'flexible',
      deliveryMethods: ['pickup'],
      neighbourhood: '',
      city: 'Berlin',
      country: 'DE',
    },
    quantity: 1,
    location: { address: 'Sonnenallee 12', latitude: 52.5, longitude: 13.4 },
  }
}

/** What lenders do with their listings. */
export const LISTING_CALLS: readonly Call[] = [
  { name: 'pause-item', by: ['owner'], input: own() },
  { name: 'retire-item', by: ['owner'], input: own() },
  {
    name: 'delete-item',
    by: ['owner'],
    input: async (cast) => ({ itemId: (await cast.another({ status: 'paused' })).id }),
  },
  {
    name: 'change-unit',
    by: ['owner'],
    async input(cast) {
      const { id } = await cast.another()
      const [unit] = await cast.rows<{ id: string }>('select id from public.item_units where item_id = $1', [
        id,
      ])
      return { unitId: unit!.id, label: 'Left' }
    },
  },
  {
    name: 'show-condition-photo',
    by: ['owner'],
    input: async (cast) => ({ itemId: (await cast.another()).id, photo: 'nothing', isShown: false }),
  },
  { name: 'stop-broken', by: ['owner'], input: own() },
  { name: 'publish-item', by: ['owner'], input: own() },
  { name: 'change-listing', by: ['owner'], input: changedListing },
  {
    name: 'change-rental-times',
    by: ['owner'],
    input: own({ weeklyHours: null, noticeHours: 1, minHours: 1, maxHours: 48, bufferMinutes: 0 }),
  },
  {
    name: 'locate-item',
    by: ['owner'],
    input: async (cast) => ({
      itemId: (await cast.another({ status: 'paused' })).id,
      latitude: 52.5,
      longitude: 13.4,
      address: 'Sonnenallee 12',
    }),
  },
  {
    name: 'add-calendar-source',
    by: ['owner'],
    input: own({ name: 'Elsewhere', url: 'https://calendar.example/a.ics' }),
  },
  { name: 'create-calendar-feed', by: ['owner'], input: own() },
]
