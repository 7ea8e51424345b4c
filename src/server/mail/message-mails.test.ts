import { expect, it } from 'vitest'
import { LOCALES } from './locale.ts'
import { renderMail } from './render-mail.ts'

const url = 'https://lendaround.example/dashboard/messages/1'
const data = { sender: 'Jonas', title: 'Rüttelplatte', message: '<b>Ist sie</b> laut?', url }

it.each(LOCALES)(
  'a mail in %s about a message says who wrote, about what, how it begins and where',
  (locale) => {
    const { subject, text, html } = renderMail('message-received', locale, data)
    expect(subject).toContain('Jonas')
    for (const part of [data.title, data.message, url]) expect(text).toContain(part)
    expect(html).toContain('&lt;b&gt;Ist sie&lt;/b&gt; laut?')
    expect(html).not.toContain('<b>Ist sie')
    expect(text).not.toMatch(/message-mails\.|undefined/)
  },
)

it.each(LOCALES)('a mail in %s about a message can do without a name and an item', (locale) => {
  const { subject, text } = renderMail('message-received', locale, { ...data, sender: '', title: '' })
  expect(subject.length).toBeGreaterThan(10)
  expect(text).not.toMatch(/\{\{|undefined|“”|„“|«»/)
})
