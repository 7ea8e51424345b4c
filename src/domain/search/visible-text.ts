/** What turns the direction of a text, joins letters or takes no room, and what stands for a sign that no font has. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\ufffd]/gu

/** Line ends and other control characters, with the spaces around them. */
const CONTROL = / *[\p{Cc}\p{Zl}\p{Zp}][\p{Cc}\p{Zl}\p{Zp} ]*/gu

/** Typed or pasted words without what is drawn as an empty box or not at all; control characters are one space. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROL, ' ')
