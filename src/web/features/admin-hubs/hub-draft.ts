import type { HubContent, OfficeHub } from '#contract/hubs.ts'
import { isWeeklyHours, type OpeningHours } from '#domain/booking/opening-hours.ts'

/** A hub while it is written: its place is not known yet, or typed. */
export interface HubDraft extends Omit<HubContent, 'latitude' | 'longitude' | 'openingHours'> {
  /** As typed, in degrees. */
  latitude: string
  longitude: string
  /** Null where nobody says them. */
  openingHours: OpeningHours | null
}

export const NEW_HUB: HubDraft = {
  name: '',
  address: '',
  city: '',
  country: '',
  latitude: '',
  longitude: '',
  openingHours: null,
  state: 'active',
}

export const hubDraft = ({ openingHours, latitude, longitude, ...hub }: OfficeHub): HubDraft => ({
  name: hub.name,
  address: hub.address,
  city: hub.city,
  country: hub.country,
  state: hub.state,
  latitude: degreesText(latitude),
  longitude: degreesText(longitude),
  openingHours: Object.keys(openingHours).length > 0 ? openingHours : null,
})

/** Degrees to about a metre. */
export const degreesText = (degrees: number): string => String(Math.round(degrees * 100_000) / 100_000)

/** The degrees that were typed, with a point or a comma; undefined for what is none. */
export function readDegrees(text: string, max: 90 | 180): number | undefined {
  const plain = text.trim().replace(',', '.')
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(degrees) <= max ? degrees : undefined
}

/** Where it is, if that can be read. */
export function positionOf({ latitude: typedLatitude, longitude: typedLongitude }: HubDraft) {
  const latitude = readDegrees(typedLatitude, 90)
  const longitude = readDegrees(typedLongitude, 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

export type HubFault = 'name' | 'address' | 'city' | 'latitude' | 'longitude' | 'hours'

/** What is missing or wrong in a draft. */
export function hubFaults(draft: HubDraft): HubFault[] {
  const faults: [HubFault, boolean][] = [
    ['name', draft.name.trim() === ''],
    ['address', draft.address.trim() === ''],
    ['city', draft.city === '' || draft.country === ''],
    ['latitude', readDegrees(draft.latitude, 90) === undefined],
    ['longitude', readDegrees(draft.longitude, 180) === undefined],
    ['hours', draft.openingHours !== null && !isWeeklyHours(draft.openingHours)],
  ]
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault)
}

/** A draft without faults, as it is saved. */
export const hubContent = (draft: HubDraft): HubContent => ({
  ...draft,
  ...positionOf(draft)!,
  openingHours: draft.openingHours ?? {},
})
