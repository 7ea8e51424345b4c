import { DELIVERY_METHODS, type DeliveryMethod } from '../booking/delivery.ts'
import { IMPORT_LIMITS, type ItemColumn } from './columns.ts'

export type RowFault =
  | 'key-wrong'
  | 'cell-long'
  | 'price-unreadable'
  | 'deposit-unreadable'
  | 'quantity-unreadable'
  | 'delivery-unreadable'
  | 'place-unreadable'

export interface ItemRow {
  key: string
  owner: string
  title: string
  description: string
  language: string
  category: string
  pricePerDayCents: number
  depositCents: number
  quantity: number
  deliveryMethods: DeliveryMethod[]
  country: string
  city: string
  neighbourhood: string
  address: string
  /** Nothing where the file does not say. */
  place: { latitude: number; longitude: number } | undefined
}

/**
 * What a row says, and what of it cannot be read. Whether that makes a listing is not asked here: the rules of the wizard
 * say so.
 */
export function readItemRow(cells: Partial<Record<ItemColumn, string>>): {
  row: ItemRow
  faults: RowFault[]
} {
  const cell = (name: ItemColumn) => (cells[name] ?? '').trim()
  const faults = new Set<RowFault>()
  const read = <T>(value: T | undefined, fallback: T, fault: RowFault): T => {
    if (value === undefined) faults.add(fault)
    return value ?? fallback
  }
  const key = cell('key')
  if (key === '' || key.length > IMPORT_LIMITS.key) faults.add('key-wrong')
  if (Object.values(cells).some((text) => text.length > IMPORT_LIMITS.cell)) faults.add('cell-long')
  return {
    row: {
      key,
      owner: cell('owner').toLowerCase(),
      title: cell('title'),
      description: cell('description'),
      language: cell('language').toLowerCase() || 'en',
      category: cell('category').toLowerCase(),
      pricePerDayCents: read(centsOf(cell('price_per_day')), 0, 'price-unreadable'),
      depositCents: read(centsOf(cell('deposit')), 0, 'deposit-unreadable'),
      quantity: read(quantityOf(cell('quantity')), 1, 'quantity-unreadable'),
      deliveryMethods: read(methodsOf(cell('delivery')), [], 'delivery-unreadable'),
      country: cell('country').toUpperCase(),
      city: cell('city'),
      neighbourhood: cell('neighbourhood'),
      address: cell('address'),
      place: read(placeOf(cell('latitude'), cell('longitude')), { place: undefined }, 'place-unreadable')
        .place,
    },
    faults: [...faults],
  }
}

/** Cents of `12`, `12.5` or `12,50`; nothing for thousands separators, which mean different things in different countries. */
function centsOf(text: string): number | undefined {
  if (text === '') return 0
  const parts = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined
}

const quantityOf = (text: string): number | undefined =>
  text === '' ? 1 : /^\d{1,4}$/.test(text) ? Number(text) : undefined

function methodsOf(text: string): DeliveryMethod[] | undefined {
  if (text === '') return ['pickup']
  const methods = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;|]+/)
        .filter(Boolean),
    ),
  ]
  return methods.every(isMethod) ? methods : undefined
}
const isMethod = (text: string): text is DeliveryMethod => DELIVERY_METHODS.some((method) => method === text)

function placeOf(latitude: string, longitude: string): { place: ItemRow['place'] } | undefined {
  if (latitude === '' && longitude === '') return { place: undefined }
  const [north, east] = [latitude, longitude].map((text) =>
    /^-?\d{1,3}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
  ) as [number, number]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180
    ? { place: { latitude: north, longitude: east } }
    : undefined
}
