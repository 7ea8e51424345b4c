/** How often a random or racing test repeats itself: few times in every run, many times with LONG_TESTS=true. */
export const rounds = (few: number, many: number): number => (process.env.LONG_TESTS === 'true' ? many : few)

/** What random tests draw from: the same in every run, so that one of them fails for a change; anew with LONG_TESTS=true. */
export const SEED = rounds(20_261_124, Date.now())
