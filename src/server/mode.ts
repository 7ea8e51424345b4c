/** Mode of the product: demo, development, or production. */
export type Mode = 'demo' | 'development' | 'production'
