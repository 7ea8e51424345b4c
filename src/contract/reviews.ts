/** Answer of `write-review`. */
export interface WrittenReview {
  /** Whether it is public at once, because the other side has written before. */
  isPublished: boolean
}

/** Answer of `reply-to-review`. */
export interface RepliedReview {
  reviewId: string
}
