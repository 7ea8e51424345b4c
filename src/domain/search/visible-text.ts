/** What turns the direction of a text, joins letters or takes no room, and what stands for a sign that no font has. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\ufffd]/gu

/** Typed or pasted words without what is drawn as an empty box or not at all; a control character is a space. */
export const visibleText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
