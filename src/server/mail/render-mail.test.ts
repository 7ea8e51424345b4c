import { describe, expect, it } from 'vitest'
import { brand, setBrand } from '#contract/brand.ts'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'
import { ACCOUNT_CHANGES } from './templates/account-changed.ts'
import type { TemplateData } from './templates.ts'
import { textsIn } from './texts-in.ts'

const codeAndLink = {
  code: '042137',
  url: 'https://lendaround.example/auth/v1/verify?token=a&type=b',
  minutes: 60,
}

/** One example of each mail about an account. */
const EXAMPLES = {
  'account-deleted': {},
  'account-exists': { url: 'https://lendaround.example/login' },
  'account-prepared': {
    name: 'Lena',
    url: 'https://lendaround.example/forgot-password?invited=lena%40example.com',
  },
  'confirm-sign-up': codeAndLink,
  'email-change': { ...codeAndLink, from: 'old@example.org', to: '<new>@example.org' },
  invitation: codeAndLink,
  'magic-link': codeAndLink,
  reauthentication: { code: '042137', minutes: 60 },
  recovery: codeAndLink,
  'test-mail': { code: '042137', minutes: 60 },
} satisfies Partial<TemplateData>

const URL_OF_SITE = 'https://lendaround.example/account/security'
const all: [template: string, data: object][] = [
  ...Object.entries(EXAMPLES),
  ...ACCOUNT_CHANGES.map((change): [string, object] => ['account-changed', { change, url: URL_OF_SITE }]),
]
const cases = all.flatMap(([template, data]) =>
  LOCALES.map((locale) => ({ template, locale, data: data as Record<string, string> })),
)

describe('a mail', () => {
  it.each(cases)(
    '$template $data.change in $locale says the same as text and as HTML',
    ({ template, locale, data }) => {
      const { subject, text, html } = renderMail(template, locale, data)
      expect(subject.length).toBeGreaterThan(10)
      expect(subject.length).toBeLessThan(80)
      for (const body of [text, html]) expect(body).not.toMatch(/undefined|\[object|\$\{/)
      expect(html).toContain(`<html lang="${locale}">`)
      // No page asks for the code of an invitation or of a new address: such a mail has only its link.
      if (template === 'invitation' || template === 'email-change') expect(text).not.toContain('042137')
      else if (data.code) {
        expect(text).toContain(`\n\n${data.code}\n`)
        expect(html).toContain('>042137</p>')
      }
      if (data.url) {
        expect(text).toContain(data.url)
        expect(html).toContain(`href="${data.url.replaceAll('&', '&amp;')}"`)
      }
    },
  )

  it('says play money where the operator only tries the site, and nowhere else', () => {
    const own = { ...brand }
    const words = () => LOCALES.map((locale) => renderMail('account-deleted', locale, {}))
    const sentences = LOCALES.map((locale) => textsIn(locale)('mail.play-money'))
    for (const [at, { text }] of words().entries()) expect(text).not.toContain(sentences[at])
    setBrand({ ...own, playMoney: true })
    const tried = words()
    setBrand(own)
    for (const [at, { text, html }] of tried.entries()) {
      expect(text.startsWith(`${sentences[at]}\n\n`)).toBe(true)
      expect(html).toContain(sentences[at])
    }
  })

  it('is written in four different languages', () => {
    for (const [template, data] of all) {
      const texts = new Set(LOCALES.map((locale) => renderMail(template, locale, data).subject))
      expect([template, data, texts.size]).toEqual([template, data, 4])
    }
  })

  it('sets the colons of its labels as French does, in French alone', () => {
    const labels = (locale: 'en' | 'fr') =>
      renderMail(
        'account-exists',
        locale,
        { url: URL_OF_SITE },
        'https://lendaround.example/stop',
      ).text.match(/^.+:(?= https|$)/gm)
    expect(labels('en')).toEqual(['Sign in:', 'End e-mails like this one:'])
    expect(labels('fr')?.every((label) => label.endsWith('\u00a0:'))).toBe(true)
  })

  it('cannot be made to hold markup or another header', () => {
    const data = { ...EXAMPLES['email-change'], to: '<script>alert(1)</script>@x' }
    const { html } = renderMail('email-change', 'en', data)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
    const magic = renderMail('magic-link', 'en', { ...codeAndLink, code: '1\r\nBcc: all@example.org' })
    expect(magic.subject).toBe('1 Bcc: all@example.org is your code for Lendaround')
  })

  it('keeps what people wrote inside the quotation that it stands in', () => {
    const message = 'Hello”\n\nYour account is locked.\n\u202Egnp.live\u200B'
    const data = { sender: 'Anna\r\nBcc: x', title: 'Drill', message, url: 'https://x.test/' }
    const { text, subject } = renderMail('message-received', 'en', data)
    expect(subject).toBe('Anna Bcc: x wrote to you')
    expect(text).toContain('“Hello” Your account is locked. gnp.live ”')
  })

  it('of an unknown kind is an error', () => {
    expect(() => renderMail('constructor', 'en', {})).toThrow('No mail template constructor.')
  })
})
