import { expect, it } from 'vitest'
import { type HubDraft, hubContent, hubFaults, NEW_HUB, readDegrees } from './hub-draft.ts'

const whole: HubDraft = {
  ...NEW_HUB,
  name: 'Kiosk',
  address: 'Main Street 1',
  city: 'Berlin',
  country: 'DE',
  latitude: '52,5',
  longitude: '-13.4',
}

it('reads degrees with a point or a comma, and nothing beyond the globe', () => {
  expect(['52,5', ' -0.1', '90'].map((text) => readDegrees(text, 90))).toEqual([52.5, -0.1, 90])
  expect(['', '91', '5 N', '1e1'].map((text) => readDegrees(text, 90))).toEqual(Array(4).fill(undefined))
})

it('names what is missing, and takes a whole one', () => {
  expect(hubFaults(NEW_HUB)).toEqual(['name', 'address', 'city', 'latitude', 'longitude'])
  expect(hubFaults({ ...whole, openingHours: {} })).toEqual(['hours'])
  expect(hubFaults(whole)).toEqual([])
  expect(hubContent(whole)).toMatchObject({ latitude: 52.5, longitude: -13.4, openingHours: {} })
})
