/** A text with a picture in a paragraph of its own, and where in it the words that say what is to be seen begin and end. */
export function insertPicture(text: string, at: number, address: string, words: string) {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  const start = `${before}${before === '' ? '' : '\n\n'}![`
  return {
    text: `${start}${words}](${address})${after === '' ? '\n' : `\n\n${after}`}`,
    from: start.length,
    to: start.length + words.length,
  }
}
