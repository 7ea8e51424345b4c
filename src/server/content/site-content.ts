import type { Database } from '#backend/db/database.ts'
import type { SiteAnnouncement } from '#contract/announcements.ts'
import type { SitePage } from '#contract/pages.ts'
import { type FooterColumn, type PageTexts, TEXT_LANGUAGES } from '#domain/content/page-text.ts'
import type { Locale } from '#server/mail/locale.ts'
import { type OwnTexts, setOwnTexts } from '#server/mail/texts-in.ts'

/** A version of a page that is in force, or comes into force. */
interface SiteVersion {
  id: number
  slug: string
  texts: PageTexts
  footer: FooterColumn | null
  isOff: boolean
  asksAgain: boolean
  /** Epoch ms. */
  from: number
}

/** What the operator says on the site, in this process: what was published in the database, and is in force. */
export class SiteContent {
  readonly #db: Database
  readonly #now: () => Date
  #versions: SiteVersion[] = []
  #announcements: TimedAnnouncement[] = []
  #inForce = new Map<string, SiteVersion>()
  readonly #changed: () => void
  #state = '[[],[]]'
  /** Whether a legal text in force or before it asks people to agree again. */
  asksAgain = false

  /** `changed` is called when something else is in force: what was drawn before is out of date. */
  constructor(db: Database, now: () => Date, changed: () => void) {
    this.#changed = changed
    this.#db = db
    this.#now = now
  }

  /** Reads what is in force or will be. */
  async reload(): Promise<void> {
    const now = this.#now()
    const [versions, announcements, mailTexts] = await Promise.all([
      loadVersions(this.#db, now),
      loadAnnouncements(this.#db, now),
      loadMailTexts(this.#db),
    ])
    setOwnTexts(mailTexts)
    this.#versions = versions
    this.#announcements = announcements
    this.refresh()
  }

  /** Puts into force what has come into force since. */
  refresh(): void {
    const now = this.#now().getTime()
    const effective = this.#versions.filter(({ from }) => from <= now)
    this.#inForce = new Map(
      effective.toSorted((a, b) => a.from - b.from || a.id - b.id).map((each) => [each.slug, each]),
    )
    this.asksAgain = effective.some((each) => each.asksAgain)
    const pages = [...this.#inForce.values()].map(({ id }) => id).toSorted((a, b) => a - b)
    const state = JSON.stringify([pages, this.announcements()])
    if (state === this.#state) return
    this.#state = state
    this.#changed()
  }

  /** Milliseconds until something comes into force; nothing if nothing is to come. */
  untilNext(): number | undefined {
    const now = this.#now().getTime()
    const turns = this.#announcements.flatMap(({ from, until }) => [from, until])
    const coming = [...this.#versions.map(({ from }) => from), ...turns].filter((at) => at > now)
    const next = Math.min(...coming)
    return next < Number.POSITIVE_INFINITY ? next - now : undefined
  }

  /** The version of a page that is in force; none where it is as the product ships it. */
  page = (slug: string): SiteVersion | undefined => this.#inForce.get(slug)

  /** What is announced now, the latest first. */
  announcements(): SiteAnnouncement[] {
    const now = this.#now().getTime()
    return this.#announcements
      .filter(({ from, until }) => from <= now && now < until)
      .map(({ from: _, until: __, ...announcement }) => announcement)
  }

  /** The pages that are not as the product ships them. */
  pages(): SitePage[] {
    return [...this.#inForce.values()]
      .filter(({ texts, isOff }) => isOff || Object.keys(texts).length > 0)
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .map(({ slug, texts, footer, isOff }) => ({
        slug,
        ...(isOff && { isOff }),
        ...(footer && { footer }),
        titles: Object.fromEntries(
          TEXT_LANGUAGES.flatMap((language) => {
            const text = texts[language]
            return text ? [[language, text.title]] : []
          }),
        ),
      }))
  }
}

async function loadVersions({ pool }: Database, now: Date): Promise<SiteVersion[]> {
  const { rows } = await pool.query<Omit<SiteVersion, 'from'> & { from: Date }>(
    `select id, slug, texts, footer, is_off as "isOff", asks_again as "asksAgain", effective_from as "from"
     from public.page_versions
     where withdrawn_at is null and (effective_from > $1 or asks_again or id in (
       select distinct on (slug) id from public.page_versions
       where withdrawn_at is null and effective_from <= $1
       order by slug, effective_from desc, id desc
     ))`,
    [now],
  )
  return rows.map(({ from, ...version }) => ({ ...version, from: from.getTime() }))
}

interface TimedAnnouncement extends SiteAnnouncement {
  /** Epoch ms; infinity for no end. */
  from: number
  until: number
}

async function loadAnnouncements({ pool }: Database, now: Date): Promise<TimedAnnouncement[]> {
  const { rows } = await pool.query<SiteAnnouncement & { from: Date; until: Date | null }>(
    `select id, audience, texts, is_dismissible as "isDismissible", starts_at as "from", ends_at as until
     from public.announcements where ends_at is null or ends_at > $1
     order by starts_at desc, id desc`,
    [now],
  )
  return rows.map(({ from, until, ...announcement }) => ({
    ...announcement,
    from: from.getTime(),
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  }))
}

/** The texts of mails that are the operator's. */
async function loadMailTexts({ pool }: Database): Promise<OwnTexts> {
  const { rows } = await pool.query<{ key: string; language: Locale; text: string | null }>(
    `select distinct on (key, language) key, language, text from public.mail_text_changes
     order by key, language, version desc`,
  )
  const texts: OwnTexts = {}
  for (const { key, language, text } of rows) {
    if (text !== null) texts[language] = { ...texts[language], [key]: text }
  }
  return texts
}
