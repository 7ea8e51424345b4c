/** What `write-review` answers. */
export interface WrittenReview {
  /** Whether everybody can read it already: the other side had written before. */
  isPublished: boolean
}

/** What `reply-to-review` answers. */
export interface RepliedReview {
  reviewId: string
}
