// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import { announcementsHtml } from './announcements-html.ts'
import { rememberAnnouncements } from './remember-announcements.ts'
import { showAnnouncement } from './show-announcement.ts'

const announcement = (id: number, audience: SiteAnnouncement['audience'], more: object = {}) => ({
  id,
  audience,
  texts: { en: { text: `Text ${id}` } },
  isDismissible: true,
  ...more,
})
const htmlOf = (...announcements: SiteAnnouncement[]) =>
  announcementsHtml(announcements, 'de', { region: 'Announcement', close: 'Close' })
const open = (...announcements: SiteAnnouncement[]) => {
  document.body.innerHTML = `<div id="announcements">${htmlOf(...announcements)}</div>`
  showAnnouncement()
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-announcement]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.announcement)

beforeEach(() => localStorage.clear())

it('shows one at a time, the next when it is closed, and none that was closed before', () => {
  open(announcement(2, 'everyone'), announcement(1, 'everyone'))
  expect(shown()).toEqual(['2'])
  document.querySelector<HTMLElement>('[data-announcement="2"] button')!.click()
  expect(shown()).toEqual(['1'])
  open(announcement(2, 'everyone'))
  expect(shown()).toEqual([])
})

it('is seen at once in a preview', () => {
  const preview = { region: 'Preview', close: 'Close', isShown: true }
  document.body.innerHTML = announcementsHtml([announcement(1, 'staff')], 'en', preview)
  expect(shown()).toEqual(['1'])
})

describe('what is for one reader', () => {
  const signIn = (id: string) =>
    localStorage.setItem('sb-lendaround-auth-token', JSON.stringify({ user: { id } }))
  const remember = (of: string, ...announcements: SiteAnnouncement[]) =>
    rememberAnnouncements(of, announcements, { region: 'Announcement', close: 'Close' })
  beforeEach(() => {
    document.documentElement.lang = 'de'
  })

  it('is shown to them alone, before what is for everyone, and in their language', async () => {
    const texts = { en: { text: 'English' }, de: { text: 'Deutsch' } }
    remember('u1', announcement(3, 'lenders', { texts }))
    open(announcement(1, 'everyone'))
    expect(shown()).toEqual(['1'])
    signIn('u2')
    open(announcement(1, 'everyone'))
    expect(shown()).toEqual(['1'])
    signIn('u1')
    open(announcement(1, 'everyone'))
    expect(shown()).toEqual(['3'])
    expect(document.body.textContent).toContain('Deutsch')
    // The page draws what is for everyone again, in another language.
    document.documentElement.lang = 'en'
    document.getElementById('announcements')!.innerHTML = htmlOf(announcement(1, 'everyone'))
    await vi.waitFor(() => expect(shown()).toEqual(['3']))
    expect(document.body.textContent).toContain('English')
    document.querySelector<HTMLElement>('[data-announcement="3"] button')!.click()
    expect(shown()).toEqual(['1'])
  })

  it('is shown from the next page on, so that nothing moves on this one', () => {
    signIn('u1')
    open()
    remember('u1', announcement(3, 'signed-in'))
    expect(shown()).toEqual([])
    open()
    expect(shown()).toEqual(['3'])
    remember('u1')
    open()
    expect(shown()).toEqual([])
  })
})

it('lets no markup through that was typed', () => {
  const html = htmlOf(
    announcement(1, 'everyone', {
      isDismissible: false,
      texts: { en: { text: '<script>alert(1)</script>', link: '/a"b', label: '<b>' } },
    }),
  )
  expect(html).toContain(
    '<p lang="en">&lt;script&gt;alert(1)&lt;/script&gt; <a href="/a&quot;b">&lt;b&gt;</a></p>',
  )
  expect(html).not.toContain('<button')
})
