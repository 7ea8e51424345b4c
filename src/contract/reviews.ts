/** Response of `write-review`. */
export interface WrittenReview {
  /** Whether it is public at once, because the other side has already written theirs. */
  isPublished: boolean
}

/** Response of `reply-to-review`. */
export interface RepliedReview {
  reviewId: string
}
