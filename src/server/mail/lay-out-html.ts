import { brand } from '#contract/brand.ts'
import { PLATE } from '#domain/settings/ground-of.ts'
import { footer } from './footer.ts'
import type { Card } from './rental-card.ts'
import type { Message } from './templates.ts'
import type { Texts } from './texts-in.ts'

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const QUIET = '#5C665F'

/** A message as HTML: tables and inline styles, which is what mail programs understand. Its only image is the operator's logo. */
export function layOutHtml(
  { subject, lines, cards = [], closing = [], code, action, note }: Message,
  t: Texts,
  stopUrl?: string,
): string {
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${brand.colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lines[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
${brand.playMoney ? `<tr><td style="${FONT};font-size:13px;font-weight:600;color:${brand.colours.ink};padding:0 4px 16px">${escapeHtml(t('mail.play-money'))}</td></tr>` : ''}
<tr><td style="${FONT};font-size:20px;font-weight:700;color:${brand.colours.evergreen};padding:0 4px 20px">${head()}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E8E1D5;border-radius:14px;padding:32px 28px;${FONT};font-size:16px;line-height:1.55;color:${brand.colours.ink}">
${lines.map(paragraph).join('\n')}
${cards.map(cardBlock).join('\n')}
${closing.map(paragraph).join('\n')}
${code ? codeBlock(code) : ''}
${action ? button(action) : ''}
${note ? `<p style="margin:24px 0 0;font-size:14px;color:${QUIET}">${escapeHtml(note)}</p>` : ''}
</td></tr>
<tr><td style="${FONT};font-size:12px;line-height:1.5;color:${QUIET};padding:20px 4px 0">${footer(t).map(escapeHtml).join('<br>')}${stopUrl ? stopLink(stopUrl, t) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The logo stands there by its address on this site, and goes out as a part of the mail (`attach-logo.ts`). */
function head(): string {
  const { logo, name } = brand
  if (!logo) return escapeHtml(name)
  const { src, width, height, ground } = logo
  const plate = ground === 'dark' ? `background:${PLATE.dark};padding:8px;border-radius:8px` : ''
  return (
    `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" ` +
    `style="display:block;border:0;${plate}">`
  )
}

const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`

/** Labels stand above their values: beside them a phone has no room for an address. */
const cardBlock = ({ title, url, facts }: Card) =>
  `<div style="margin:0 0 16px;padding:16px 16px 4px;background:${brand.colours.paper};border-radius:14px">` +
  `<p style="margin:0 0 12px;font-weight:700">${url ? link(url, escapeHtml(title)) : escapeHtml(title)}</p>` +
  facts
    .map(
      ({ label, value }) =>
        `<p style="margin:0 0 12px;line-height:1.4"><span style="display:block;font-size:13px;color:${QUIET}">` +
        `${escapeHtml(label)}</span>${escapeHtml(value)}</p>`,
    )
    .join('') +
  '</div>'

const link = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}" style="color:${brand.colours.evergreen}">${text}</a>`

const codeBlock = (code: string) =>
  `<p style="margin:8px 0 24px;padding:16px;background:${brand.colours.paper};border-radius:14px;text-align:center;` +
  `font-size:32px;font-weight:700;letter-spacing:.2em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`

const stopLink = (url: string, t: Texts) =>
  `<br><a href="${escapeHtml(url)}" style="color:${QUIET}">${escapeHtml(t('mail.stop'))}</a>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${brand.colours.evergreen};` +
  `color:#FFFFFF;text-decoration:none;font-weight:600;padding:13px 24px;border-radius:999px">${escapeHtml(label)}</a></p>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
