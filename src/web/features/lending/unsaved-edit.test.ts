import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { editOf, parseEdits, withEdit } from './unsaved-edit.ts'

const photo = (path: string) => ({ id: path, path, width: 4, height: 3, thumbhash: null })
const listing = { draft: { ...emptyDraft('en'), title: 'Drill' }, photos: [photo('a'), photo('b')] }

it('is only what differs from the listing', () => {
  expect(editOf(listing, { ...listing.draft }, [...listing.photos])).toBeUndefined()
  expect(editOf(listing, { ...listing.draft, pricePerDayCents: 900 }, listing.photos)).toEqual({
    fields: { pricePerDayCents: 900 },
  })
  const turned = listing.photos.toReversed()
  expect(editOf(listing, listing.draft, turned)).toEqual({ fields: {}, photos: turned })
})

it('leaves what was changed elsewhere meanwhile, and what an earlier version knew', () => {
  const edit = { fields: { pricePerDayCents: 900, formerly: 'known' } }
  const now = { ...listing, draft: { ...listing.draft, title: 'Cordless drill' } }
  expect(withEdit(now, edit)).toEqual({ ...now, draft: { ...now.draft, pricePerDayCents: 900 } })
  expect(withEdit(now, undefined)).toEqual(now)
})

it('is nothing where browser storage holds something else', () => {
  for (const odd of [null, 'x', 3, []]) expect(parseEdits(odd)).toBeUndefined()
  const fields = { title: 'Saw' }
  expect(parseEdits({ a: { fields }, b: 3, c: { fields: 'x' } })).toEqual({ a: { fields } })
})
