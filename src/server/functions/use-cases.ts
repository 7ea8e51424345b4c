import type { StagedUseCase, UseCase } from './use-case.ts'

/** Every use case there is: adding one is a file and a line here. */
export const USE_CASES: readonly (UseCase<never> | StagedUseCase<never>)[] = []
