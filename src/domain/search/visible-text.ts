/** What turns the direction of a text, joins letters or takes no room, and what stands for a sign that no font has. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\ufffd]/gu

/** Spaces, line ends and other control characters that stand together. Taken as one run: a search for the controls in it would begin anew at each space. */
const GAP = /[\p{Cc}\p{Zl}\p{Zp} ]+/gu

/** Typed or pasted words without what is drawn as an empty box or not at all; control characters are one space. */
export const visibleText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(GAP, (gap) => (/[^ ]/.test(gap) ? ' ' : gap))
