/** Countries that a listing can be in, by their two letters: those whose places come with the product. */
export const LISTING_COUNTRIES: readonly string[] = (
  'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO ' +
  'PL PT RO RS SE SI SK SM UA VA XK'
).split(' ')
