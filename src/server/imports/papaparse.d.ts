declare module 'papaparse' {
  interface Options {
    delimitersToGuess?: string[]
    /** Rows at most. */
    preview?: number
    skipEmptyLines?: 'greedy'
  }
  interface Parsed {
    data: string[][]
    errors: { type: string; code: string; row?: number }[]
  }
  const Papa: { parse(text: string, options: Options): Parsed }
  export default Papa
}
