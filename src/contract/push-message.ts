/** What a web push carries to the browser's worker, encrypted for it. */
export interface PushMessage {
  title: string
  body: string
  /** The page that it opens. */
  path: string
  /** Of two messages with the same tag, the newer one alone is shown. */
  tag: string
  locale: string
}
