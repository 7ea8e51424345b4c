/** An order as the mails about it say it. */
export interface BookedOrder {
  orderId: string
  orderNumber: number
  userId: string
  /** What is paid for it. */
  amountCents: number
}
