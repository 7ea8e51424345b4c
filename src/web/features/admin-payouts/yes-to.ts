interface Approved {
  /** Two people approve it. */
  needsTwo: boolean
  /** Who did first, while they may decide. */
  firstId: string | null | undefined
  payeeId: string
}

/** What the viewer can say to a payout that waits for approval; nothing where it is for another person to say. */
export function yesTo({ needsTwo, firstId, payeeId }: Approved, viewerId: string | undefined) {
  if (!needsTwo) return 'approve'
  if (viewerId === firstId || viewerId === payeeId) return undefined
  return firstId ? 'approve' : 'endorse'
}
