import { darker, deeper, EVERGREEN, lighter, mix } from '../colours.ts'
import { wood } from './props.ts'
import type { Scene } from './scene.ts'

/** In its case, lined with felt, seen from above. */
export const inCase: Scene = ({ hero, accents, tint, random }) => {
  const shell = mix(EVERGREEN, deeper(darker(tint, 0.3), 1.4), 0.25 + random() * 0.3)
  const felt = lighter(tint, 0.18)
  const [first, second] = accents
  const well = (x: number, y: number, w: number, h: number) => `
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="34" fill="${darker(felt, 0.26)}"/>
    <rect x="${x + 10}" y="${y + 14}" width="${w - 12}" height="${h - 16}" rx="28" fill="${darker(felt, 0.12)}"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="34" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`
  const latch = (x: number) => `
    <rect x="${x - 50}" y="796" width="100" height="44" rx="10" fill="#2b1a10" opacity=".25"/>
    <rect x="${x - 50}" y="788" width="100" height="44" rx="10" fill="url(#brass)"/><rect x="${x - 26}" y="800" width="52" height="18" rx="9" fill="#8d6a2c" opacity=".5"/>`
  const wide = first ? 640 : 880
  return {
    backdrop: `
      ${wood(0, 0, 1200, 900, random, 5, mix('#d6ab7c', '#f1dfc4', 0.3))}
      <linearGradient id="shell" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(shell, 0.22)}"/><stop offset="1" stop-color="${darker(shell, 0.3)}"/></linearGradient>
      <linearGradient id="felt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(felt, 0.3)}"/><stop offset="1" stop-color="${darker(felt, 0.08)}"/></linearGradient>
      <linearGradient id="brass" x2="0" y2="1"><stop offset="0" stop-color="#f4d68f"/><stop offset="1" stop-color="#c9974a"/></linearGradient>
      <rect x="92" y="84" width="1048" height="760" rx="60" fill="#2b1a10" opacity=".3"/>
      <rect x="76" y="58" width="1048" height="762" rx="58" fill="url(#shell)"/>
      <rect x="77.5" y="59.5" width="1045" height="759" rx="57" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
      <rect x="116" y="98" width="968" height="682" rx="38" fill="${darker(shell, 0.45)}"/>
      <rect x="120" y="104" width="960" height="674" rx="36" fill="url(#felt)"/>
      ${well(160, 146, wide, 590)}${first ? `${well(836, 146, 208, 280)}${well(836, 458, 208, 278)}` : ''}
      ${latch(330)}${latch(870)}`,
    objects: [
      ...(first ? [{ sprite: first, x: 940, y: 286, size: 176, rests: 'lying' as const, rotate: 8 }] : []),
      ...(second
        ? [{ sprite: second, x: 940, y: 598, size: 170, rests: 'lying' as const, rotate: -10 }]
        : []),
      { sprite: hero, x: 160 + wide / 2, y: 440, size: 560, rests: 'lying', rotate: -4 + random() * 8 },
    ],
  }
}
