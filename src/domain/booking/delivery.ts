import { terms } from '../settings/terms.ts'

export const DELIVERY_METHODS = ['pickup', 'delivery', 'hub'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Those of an item's ways to hand it over that this site has. */
export const offeredMethods = <Method extends string>(methods: readonly Method[]): Method[] =>
  methods.filter((method) => terms[method as 'hub'] ?? true)

/** The delivery fee in cents a basket line, whatever the quantity (10.00 by default); pick-up and hubs are free. */
export const deliveryFeeCents = (method: DeliveryMethod): number =>
  method === 'delivery' ? terms.deliveryCents : 0
