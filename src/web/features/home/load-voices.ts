import { shownLanguage, titleIn } from '#domain/listing/title-in.ts'
import { cityIn, loadCityNames } from '../../entities/place/city-names.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

const SHOWN = 3
/** Read so many, because one item or one lender is shown once. */
const READ = 12

const COLUMNS = `id, text, rating, language, author_first_name, author_avatar_path, author_city,
  item:items!inner(id, title, language, translations, images:item_images(path, thumbhash),
    owner:public_profiles!items_owner_id_fkey(id, first_name))`

interface Row {
  id: string
  text: string
  rating: number
  language: string
  author_first_name: string
  author_avatar_path: string | null
  author_city: string | null
  item: {
    id: string
    title: string
    language: string
    translations: Parameters<typeof titleIn>[0]['translations']
    images: { path: string; thumbhash: string | null }[]
    owner: { id: string; first_name: string } | null
  }
}

/** A renter's review of a completed rental, with the item and its lender. */
export interface Voice extends Omit<Row, 'item'> {
  itemId: string
  title: string
  titleLanguage: string
  original: { title: string; language: string } | null
  lender: string
  image: Row['item']['images'][number] | undefined
}

/** For loaders: the latest good reviews in this language of items that are offered, each of another lender. */
export async function loadVoices(api: ReturnType<typeof serverApi>, language: Language): Promise<Voice[]> {
  const answer = await api
    .from('public_reviews')
    .select(COLUMNS)
    .match({ kind: 'renter_to_item', rating: 5, language })
    .eq('item.status', 'published')
    .order('published_at', { ascending: false })
    .order('position', { referencedTable: 'item.images' })
    .limit(1, { referencedTable: 'item.images' })
    .limit(READ)
  const rows = unwrap(answer)
  const names = await loadCityNames(api)
  const lenders = new Set<string>()
  return rows
    .filter(({ item: { owner } }) => owner && !lenders.has(owner.id) && lenders.add(owner.id))
    .slice(0, SHOWN)
    .map(({ item, ...voice }) => ({
      ...voice,
      author_city: voice.author_city && cityIn(names, voice.author_city, language),
      itemId: item.id,
      title: titleIn(item, language),
      titleLanguage: shownLanguage(item, language),
      original:
        shownLanguage(item, language) === item.language
          ? null
          : { title: item.title, language: item.language },
      lender: item.owner?.first_name ?? '',
      image: item.images[0],
    }))
}
