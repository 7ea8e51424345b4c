import { CLAY, darker, EVERGREEN, INK, lighter, mix, OAK } from '../colours.ts'

let ids = 0
const unique = () => `p${ids++}`

/** A soft dark spot on a floor. */
export function floorShadow(x: number, y: number, rx: number, ry: number, opacity = 0.4): string {
  const id = unique()
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#2b1a10" stop-opacity="${opacity}"/>
    <stop offset=".55" stop-color="#2b1a10" stop-opacity="${opacity * 0.5}"/>
    <stop offset="1" stop-color="#2b1a10" stop-opacity="0"/></radialGradient>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
}

/** A ball on the floor; `y` is its foot. */
export function ball(x: number, y: number, r: number, colour: string): string {
  const id = unique()
  return `${floorShadow(x + r * 0.5, y - r * 0.04, r * 1.5, r * 0.34, 0.45)}
    <radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${lighter(colour, 0.55)}"/>
    <stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, INK, 0.42)}"/></radialGradient>
    <circle cx="${x}" cy="${y - r}" r="${r}" fill="url(#${id})"/>`
}

/** A pot with leaves; `y` is its foot, `size` its height with the leaves. */
export function plant(x: number, y: number, size: number, colour = CLAY): string {
  const pot = unique()
  const leaf = unique()
  const w = size * 0.36
  const h = size * 0.36
  const leaves = [-62, -34, -10, 16, 40, 66].map((angle, i) => {
    const length = size * (0.5 + (i % 2) * 0.12)
    return `<path transform="translate(${x} ${y - h}) rotate(${angle})" fill="url(#${leaf})"
      d="M0 0 C ${-size * 0.12} ${-length * 0.4} ${-size * 0.07} ${-length * 0.85} 0 ${-length}
      C ${size * 0.07} ${-length * 0.85} ${size * 0.12} ${-length * 0.4} 0 0Z"/>`
  })
  return `${floorShadow(x + w * 0.5, y - 2, w * 1.2, h * 0.2, 0.45)}
    <linearGradient id="${leaf}" x1="0" x2="1"><stop offset="0" stop-color="${mix(EVERGREEN, '#a9c987', 0.55)}"/>
    <stop offset="1" stop-color="${mix(EVERGREEN, '#6f9a5f', 0.25)}"/></linearGradient>
    <linearGradient id="${pot}" x1="0" x2="1"><stop offset="0" stop-color="${lighter(colour, 0.3)}"/>
    <stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, INK, 0.4)}"/></linearGradient>
    ${leaves.join('')}
    <path fill="url(#${pot})" d="M${x - w / 2} ${y - h} h${w} l${-w * 0.12} ${h - 8} q0 8 -8 8 h${-w * 0.76 + 16} q-8 0 -8 -8Z"/>
    <rect x="${x - w * 0.56}" y="${y - h - 4}" width="${w * 1.12}" height="${h * 0.22}" rx="6" fill="url(#${pot})"/>`
}

/** Books lying on each other; `y` is the foot. */
export function books(x: number, y: number, width: number, colours: string[]): string {
  const height = width * 0.15
  const stack = colours.map((colour, i) => {
    const id = unique()
    const w = width * (1 - i * 0.09)
    const top = y - (i + 1) * height
    return `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.28)}"/>
      <stop offset="1" stop-color="${mix(colour, INK, 0.25)}"/></linearGradient>
      <rect x="${x - w / 2 + (i % 2) * 12}" y="${top}" width="${w}" height="${height - 2}" rx="5" fill="url(#${id})"/>
      <rect x="${x - w / 2 + (i % 2) * 12 + w * 0.08}" y="${top + height * 0.36}" width="${w * 0.05}" height="${height * 0.28}" fill="#fff" opacity=".55"/>`
  })
  return `${floorShadow(x + 26, y, width * 0.66, 22, 0.4)}${stack.join('')}`
}

/** Wood seen along its grain, filling a box; planks where `planks` is above 1. */
export function wood(
  x: number,
  y: number,
  w: number,
  h: number,
  random: () => number,
  planks = 1,
  colour = OAK,
): string {
  const id = unique()
  const clip = unique()
  const parts: string[] = []
  for (let i = 0; i < planks; i++) {
    const top = y + (h / planks) * i
    parts.push(
      `<rect x="${x}" y="${top}" width="${w}" height="${h / planks}" fill="${mix(colour, i % 2 ? '#8d5f36' : '#fff3df', random() * 0.14)}"/>`,
    )
  }
  for (let i = 0; i < Math.round(h / 14); i++) {
    const at = y + random() * h
    const from = x + random() * w * 0.7
    const length = w * (0.15 + random() * 0.5)
    const bend = (random() - 0.5) * 14
    parts.push(
      `<path d="M${from} ${at} q${length / 2} ${bend} ${length} ${bend * 0.3}" stroke="${random() > 0.4 ? '#8a5a30' : '#fff'}"
        stroke-width="${0.8 + random() * 2.4}" stroke-opacity="${0.07 + random() * 0.1}" fill="none"/>`,
    )
  }
  for (let i = 1; i < planks; i++) {
    const at = y + (h / planks) * i
    parts.push(
      `<rect x="${x}" y="${at - 1.5}" width="${w}" height="3" fill="#5e3b1d" opacity=".4"/><rect x="${x}" y="${at + 1.5}" width="${w}" height="1.5" fill="#fff" opacity=".25"/>`,
    )
  }
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
    <linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#4a2d14" stop-opacity=".22"/></linearGradient>
    <g clip-path="url(#${clip})">${parts.join('')}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/></g>`
}

/** A wall lit from the upper left. */
export function wall(colour: string): string {
  const id = unique()
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.5)}"/>
    <stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.2)}"/></linearGradient>
    <rect width="1200" height="900" fill="url(#${id})"/>`
}

/** A round tree; `y` is its foot. */
export function tree(x: number, y: number, height: number, colour: string): string {
  const id = unique()
  const r = height * 0.32
  return `${floorShadow(x + r * 0.6, y, r * 1.1, r * 0.2, 0.35)}
    <radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${lighter(colour, 0.45)}"/>
    <stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, INK, 0.38)}"/></radialGradient>
    <rect x="${x - height * 0.035}" y="${y - height * 0.5}" width="${height * 0.07}" height="${height * 0.5}" rx="6" fill="#7a5738"/>
    <circle cx="${x}" cy="${y - height * 0.62}" r="${r}" fill="url(#${id})"/>
    <circle cx="${x + r * 0.62}" cy="${y - height * 0.46}" r="${r * 0.6}" fill="url(#${id})"/>
    <circle cx="${x - r * 0.66}" cy="${y - height * 0.47}" r="${r * 0.56}" fill="url(#${id})"/>`
}
