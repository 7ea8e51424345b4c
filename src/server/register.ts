import type { RefusalCode as ProductRefusalCode } from '#contract/refusals.ts'
import type { Schema as ProductSchema } from '#contract/schema.ts'
import type { Deps as ProductDeps } from './deps.ts'

declare module '#backend/register.ts' {
  /** The product's additions to the dependencies of use cases, tasks and jobs. */
  interface Register {
    deps: ProductDeps
    schema: ProductSchema
    refusalCode: ProductRefusalCode
  }
}
