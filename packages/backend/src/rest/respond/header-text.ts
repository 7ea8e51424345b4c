/** A text as a header carries it: its UTF-8 bytes one character each, and no line breaks. */
export const headerText = (text: string) =>
  Buffer.from(text.replace(/[\r\n\0]+/g, ' '), 'utf8').toString('latin1')

/** A header's value as it was meant, when its bytes are UTF-8. */
export const fromHeaderText = (value: string) => Buffer.from(value, 'latin1').toString('utf8')
