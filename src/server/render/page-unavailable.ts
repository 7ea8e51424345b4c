/** No thread could draw a page, whatever the page is: the same request may succeed a moment later. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
}
