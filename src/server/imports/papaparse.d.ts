declare module 'papaparse' {
  interface Options {
    delimiter?: string
    /** Rows at most. */
    preview?: number
  }
  interface Parsed {
    data: string[][]
    errors: { type: string; code: string; row?: number }[]
  }
  const Papa: { parse(text: string, options: Options): Parsed }
  export default Papa
}
