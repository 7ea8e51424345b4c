/** How often a random or racing test repeats itself: few times in every run, many times with LONG_TESTS=true. */
export const rounds = (few: number, many: number): number => (process.env.LONG_TESTS === 'true' ? many : few)
