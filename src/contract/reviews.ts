/** What `write-review` answers. */
export interface WrittenReview {
  /** Whether it is public at once, because the other side has written before. */
  isPublished: boolean
}

/** What `reply-to-review` answers. */
export interface RepliedReview {
  reviewId: string
}
