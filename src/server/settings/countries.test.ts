import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { corner } from '#server/testing/calls/hub-calls.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => setTerms({}))
afterAll(() => t.close())

describe('where nothing is listed any more', () => {
  const problemsOf = async (status: 'draft' | 'paused') => {
    const { id } = await t.another({ status, address: 'Sonnenallee 12' })
    setTerms({ listingCountries: ['AT'] })
    const { details } = await t.say(t.owner, 'publish-item', { itemId: id })
    return (details!.problems as { code: string }[]).map(({ code }) => code)
  }

  it('no draft is published', async () => {
    expect(await problemsOf('draft')).toContain('country-off')
  })

  it('what others have seen may be shown again', async () => {
    const problems = await problemsOf('paused')
    expect(problems).toContain('photos-missing')
    expect(problems).not.toContain('country-off')
  })

  it('there are no new hubs, and those that are there can be changed', async () => {
    const admin = await t.user({ roles: ['admin'] })
    const { value: hub } = await t.say<{ id: string }>(admin, 'save-hub', corner)
    setTerms({ listingCountries: ['AT'] })
    expect(await t.say(admin, 'save-hub', { ...corner, name: 'Another' })).toMatchObject({
      code: 'COUNTRY_OFF',
      details: { country: 'DE' },
    })
    const known = { id: hub!.id, version: 0 }
    expect(await t.say(admin, 'save-hub', { ...corner, name: 'Renamed', known })).toMatchObject({
      status: 200,
    })
  })
})

describe('where nobody who lends may live', () => {
  const proof = { documentPath: 'none' }

  it('no address and no business is taken, but every passport', async () => {
    const person = await t.user({ kyc_level: 2 })
    const submit = (body: object) => t.say(person, 'submit-identity', { ...proof, ...body })
    const address = { street: 'Weg 1', postalCode: '10115', city: 'Berlin', country: 'DE' }
    setTerms({ residenceCountries: ['AT', 'FR'] })
    expect(await submit({ step: 'address', details: address })).toMatchObject({
      code: 'COUNTRY_OFF',
      details: { country: 'DE' },
    })
    expect(await submit({ step: 'address', details: { ...address, country: 'FR' } })).toMatchObject({
      code: 'DOCUMENT_MISSING',
    })
    const passport = {
      firstName: 'Rita',
      lastName: 'Renter',
      birthDate: '1990-02-28',
      documentType: 'passport',
      documentNumber: 'C01X00T478',
      validUntil: '2034-05-31',
      country: 'PL',
    }
    expect(await submit({ step: 'identity', details: passport })).toMatchObject({ code: 'DOCUMENT_MISSING' })
  })

  it('no business begins to invoice, and one keeps the country that it has', async () => {
    const business = {
      name: 'Lender GmbH',
      street: 'Weg 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      chargesVat: false,
      vatId: null,
      taxNumber: '12345',
    }
    const save = (change: object = {}) =>
      t.say(t.owner, 'save-my-business', { business: { ...business, ...change } })
    setTerms({ residenceCountries: ['AT'] })
    expect(await save()).toMatchObject({ code: 'COUNTRY_OFF' })
    setTerms({})
    expect(await save()).toMatchObject({ status: 200 })
    setTerms({ residenceCountries: ['AT'] })
    expect(await save({ city: 'Potsdam' })).toMatchObject({ status: 200 })
    expect(await save({ country: 'FR' })).toMatchObject({ code: 'COUNTRY_OFF' })
    expect(await save({ country: 'AT' })).toMatchObject({ status: 200 })
  })
})
