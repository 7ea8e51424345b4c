/** What makes a query hard: a place or a purpose in it, words with two meanings, what nobody lends … */
export type QueryKind = 'places' | 'purposes' | 'homonyms' | 'absent' | 'incidental' | 'regional' | 'typos'
