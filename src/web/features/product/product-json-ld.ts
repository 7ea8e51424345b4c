import { brand } from '../../brand.ts'
import { type Crumb, trailJsonLd } from '../../lib/trail-json-ld.ts'
import { imageAddress } from '../../ui/image.tsx'
import type { Product } from './product.ts'

/** An item and the path to it for search engines; `site` is its address. */
export function productJsonLd(
  product: Product,
  title: string,
  trail: readonly Crumb[],
  site: string,
): object {
  const whole = (path: string) => new URL(path, site).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productOf(product, title, whole),
      trailJsonLd([...trail, { label: title, to: `/product/${product.id}` }], whole),
    ],
  }
}

function productOf(product: Product, name: string, whole: (path: string) => string): object {
  return {
    '@type': 'Product',
    name,
    url: whole(`/product/${product.id}`),
    description: product.description.slice(0, 500),
    image: product.images.flatMap(({ path }) => imageAddress(path, 1280) ?? []).map(whole),
    category: product.category.names.en,
    ...(product.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (product.rating_sum / product.rating_count).toFixed(1),
        reviewCount: product.rating_count,
      },
    }),
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (product.price_per_day_cents / 100).toFixed(2),
        priceCurrency: brand.currency,
        unitCode: 'DAY',
      },
    },
  }
}
