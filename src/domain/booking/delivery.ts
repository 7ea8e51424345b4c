export const DELIVERY_METHODS = ['pickup', 'delivery', 'hub'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** 10 € for each basket line that is delivered. */
export const DELIVERY_FEE_CENTS = 1_000

/** The delivery fee in cents a line, whatever the quantity; pick-up and hubs are free. */
export const deliveryFeeCents = (method: DeliveryMethod): number =>
  method === 'delivery' ? DELIVERY_FEE_CENTS : 0
