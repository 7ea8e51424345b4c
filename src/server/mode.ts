/** What the product runs as: for a look around, while it is being changed, or for real people. */
export type Mode = 'demo' | 'development' | 'production'
