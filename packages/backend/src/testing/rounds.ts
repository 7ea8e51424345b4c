/** Repetitions of a random or racing test: few in every run, many with LONG_TESTS=true. */
export const rounds = (few: number, many: number): number => (process.env.LONG_TESTS === 'true' ? many : few)

/**
 * The seed of random tests: the same in every run, so that a test that starts to fail was broken by a change; a new one
 * with LONG_TESTS=true.
 */
export const SEED = rounds(20_261_124, Date.now())
