import { AA, contrast, mix } from './contrast.ts'

export interface SiteColours {
  /** What one does: buttons, links, rings. */
  colour: string
  /** What time is about: holds, what waits for an answer. */
  highlight: string
}

export const DEFAULT_COLOURS: SiteColours = { colour: '#0f5c45', highlight: '#f2a93b' }

/** Text on buttons, and on the highlight. */
const ON = { colour: '#ffffff', highlight: '#2a1b00' } as const
/** What pages are made of, by scheme. */
export const SURFACES = {
  light: ['#fbf8f3', '#ffffff', '#f3ede2'],
  dark: ['#0e1613', '#16211c', '#0a100e'],
} as const
/** A ring or a bar is seen from here on (WCAG 2.2 AA, 1.4.11). */
const SEEN = 3

/** The contrast of a colour with the text that stands on it, where that is too little to be read. */
export function unreadable(name: keyof SiteColours, colour: string): { ratio: number } | undefined {
  const ratio = contrast(colour, ON[name])
  return ratio < AA ? { ratio: Math.floor(ratio * 100) / 100 } : undefined
}

/**
 * The roles of the look (`tokens.css`) that follow the operator's colours, each for light and dark: what is drawn
 * from a colour moves towards black or white until it is read or seen where it is used. A default colour keeps the roles
 * that were drawn by hand, so nothing is answered for it.
 */
export function paletteOf({ colour, highlight }: SiteColours): Record<string, string> {
  return {
    ...(colour !== DEFAULT_COLOURS.colour && rolesOf('colour', colour)),
    ...(highlight !== DEFAULT_COLOURS.highlight && rolesOf('highlight', highlight)),
  }
}

/** The roles that are drawn from one of the colours. */
export const rolesOf = (name: keyof SiteColours, colour: string): Record<string, string> =>
  name === 'colour' ? accentRoles(colour) : highlightRoles(colour)

function accentRoles(colour: string) {
  const tint = { light: mix(colour, '#ffffff', 0.88), dark: mix(colour, SURFACES.dark[0], 0.72) }
  const accent = {
    light: seenOn(colour, SURFACES.light, '#000000'),
    dark: readableUnder(ON.colour, seenOn(colour, SURFACES.dark, '#ffffff')),
  }
  return {
    accent: lightDark(accent.light, accent.dark),
    'accent-strong': lightDark(mix(accent.light, '#000000', 0.2), mix(accent.dark, '#000000', 0.14)),
    'accent-tint': lightDark(tint.light, tint.dark),
    'accent-ink': lightDark(
      readOn(colour, [...SURFACES.light, tint.light], '#000000'),
      readOn(colour, [...SURFACES.dark, tint.dark], '#ffffff'),
    ),
    feature: lightDark(colour, readableUnder('#eef3ef', mix(colour, SURFACES.dark[0], 0.25))),
  }
}

function highlightRoles(highlight: string) {
  const tint = { light: mix(highlight, '#ffffff', 0.82), dark: mix(highlight, SURFACES.dark[0], 0.8) }
  return {
    notice: highlight,
    'notice-tint': lightDark(tint.light, tint.dark),
    'notice-ink': lightDark(
      readOn(highlight, [...SURFACES.light, tint.light], '#000000'),
      readOn(highlight, [...SURFACES.dark, tint.dark], '#ffffff'),
    ),
  }
}

const lightDark = (light: string, dark: string) => `light-dark(${light}, ${dark})`

const STEPS = Array.from({ length: 51 }, (_, step) => step / 50)

/** The first colour on the way from one to the other that passes. */
function onTheWay(from: string, to: string, passes: (colour: string) => boolean): string {
  const share = STEPS.find((each) => passes(mix(from, to, each)))
  return mix(from, to, share ?? 1)
}

const seenOn = (colour: string, surfaces: readonly string[], towards: string) =>
  onTheWay(colour, towards, (each) => surfaces.every((surface) => contrast(each, surface) >= SEEN))

const readOn = (colour: string, surfaces: readonly string[], towards: string) =>
  onTheWay(colour, towards, (each) => surfaces.every((surface) => contrast(each, surface) >= AA))

const readableUnder = (text: string, colour: string) =>
  onTheWay(colour, '#000000', (each) => contrast(text, each) >= AA)
