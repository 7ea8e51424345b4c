import type { BasketProduct } from '#domain/basket/basket.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Product } from './product.ts'

/** The title in this language where there is one, otherwise as the lender wrote it. */
export const titleOf = (
  product: Pick<Product, 'title' | 'language' | 'translations'>,
  language: Language,
): string =>
  (product.language === language ? undefined : product.translations[language]?.title) ?? product.title

/** What the basket keeps of a product. */
export const basketProductOf = (product: Product, language: Language): BasketProduct => ({
  id: product.id,
  title: titleOf(product, language),
  pricePerDay: product.price_per_day_cents / 100,
  ...(product.price_per_hour_cents !== null && { pricePerHour: product.price_per_hour_cents / 100 }),
  category: product.category.names[language] ?? product.category.slug,
  images: product.images.slice(0, 1).map(({ path }) => path),
  deposit: product.deposit_cents / 100,
  timeZone: product.time_zone,
  deliveryMethods: product.delivery_methods,
  units: product.unit_count,
})
