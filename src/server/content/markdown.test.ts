import { describe, expect, it } from 'vitest'
import { foreignPictures, renderMarkdown } from './markdown.ts'

const html = (source: string) => renderMarkdown(source).html

describe('the Markdown of a page', () => {
  it('has headings, lists, tables, links and quotations', () => {
    expect(html('# One\n\nSome **bold** [words](/terms)\n\n- a\n- b')).toBe(
      '<h2 id="one">One</h2>\n<p>Some <strong>bold</strong> <a href="/terms">words</a></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
    )
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<div class="table" tabindex="0"><table>')
  })

  it('names its parts, and no two of them alike', () => {
    expect(renderMarkdown('## Über uns\n\n### Small\n\n## Über uns').sections).toEqual([
      { id: 'uber-uns', title: 'Über uns' },
      { id: 'uber-uns-2', title: 'Über uns' },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.test"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '[x](//evil.test)',
    '<javascript:alert(1)>',
    '![x](https://evil.test/a.png)',
    '![x](javascript:alert(1))',
    '![x](/storage/v1/object/public/../../../auth/v1/logout)',
    '![" onerror="alert(1)](/storage/v1/object/public/images/a.png)',
    '[x](/a" onclick="alert(1))',
    '[a]: javascript:alert(1)\n\n[a]',
    '<svg/onload=alert(1)>',
    '```html\n<script>alert(1)</script>\n```',
  ])('lets no markup, script or foreign address through: %s', (source) => {
    const made = html(source)
    expect(made).not.toMatch(/<(?!\/?(p|a|img|code|pre|strong|em|li|ul)\b)/)
    const template = made.match(/<[a-z][^>]*>/g) ?? []
    for (const tag of template) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
      expect(tag).not.toMatch(/(?:href|src)="(?!\/(?!\/)|https?:|mailto:|tel:|#)/i)
      expect(tag).not.toMatch(/src="(?!\/storage\/)/)
      expect(tag).not.toContain('..')
    }
  })

  it('knows the pictures that it would not show', () => {
    const own = '/storage/v1/object/public/images/a/b.webp'
    expect(foreignPictures(`![a](${own}) ![b](https://evil.test/b.png)\n\n- ![c](/c.png)`)).toEqual([
      'https://evil.test/b.png',
      '/c.png',
    ])
    expect(html(`![A & "b"](${own})`)).toContain(
      `<img src="${own}" alt="A &amp; &quot;b&quot;" loading="lazy"`,
    )
  })
})
