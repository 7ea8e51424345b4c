import type { Deps } from './deps.ts'

/**
 * Where an application tells the type checker what it brings, by declaration merging:
 *
 *     declare module '@lendaround/backend/register.ts' {
 *       interface Register { deps: AppDeps; schema: AppSchema; refusalCode: 'SOLD_OUT' | … }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: the application fills it
export interface Register {}

/** The dependencies of use cases, tasks and jobs: the backend's own, or as the application extended them. */
export type AppDeps = Register extends { deps: infer Given extends Deps } ? Given : Deps

/** The tables that the query builder knows. */
// biome-ignore lint/suspicious/noExplicitAny: without a word about them, any
export type Schema = Register extends { schema: infer Given } ? Given : any

/** The codes with which use cases refuse, the backend's own among them. */
export type RefusalCode = Register extends { refusalCode: infer Given extends string } ? Given : string
