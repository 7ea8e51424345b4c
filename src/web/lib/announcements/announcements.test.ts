// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import { announcementsHtml } from './announcements-html.ts'
import { rememberAudiences } from './remember-audiences.ts'
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

it('is for those for whom it is', () => {
  const all = [announcement(3, 'lenders'), announcement(2, 'signed-in')]
  open(...all)
  expect(shown()).toEqual([])
  localStorage.setItem('sb-lendaround-auth-token', '{}')
  open(...all)
  expect(shown()).toEqual(['2'])
  rememberAudiences({ roles: ['user', 'lender'] })
  expect(shown()).toEqual(['3'])
  rememberAudiences({ roles: ['moderator'] })
  expect(shown()).toEqual(['2'])
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
