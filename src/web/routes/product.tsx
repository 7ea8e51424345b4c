import { data, redirect } from 'react-router'
import { titleIn } from '#domain/listing/title-in.ts'
import { parsePeriod } from '#domain/search/wanted-period.ts'
import { basketProduct } from '../entities/item/basket-product.ts'
import { landingPath } from '../entities/place/landing-path.ts'
import { useBasket } from '../features/basket/use-basket.ts'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { Favourites } from '../features/favourites/favourites.tsx'
import { LazyItemMap } from '../features/map/lazy-item-map.tsx'
import { loadProduct } from '../features/product/load-product.ts'
import { productJsonLd } from '../features/product/product-json-ld.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import type { Choice } from '../features/product/use-choice.ts'
import { useTranslate } from '../i18n/translation.tsx'
import { formatMoney } from '../lib/format.ts'
import { LatePart } from '../lib/late-part.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { preferencesOf } from '../lib/preferences.ts'
import { useLanguage } from '../lib/root-data.ts'
import { seo } from '../lib/seo.ts'
import { serverApi } from '../lib/server-api.ts'
import { translateFor } from '../lib/translate-for.ts'
import { Button } from '../ui/button.tsx'
import type { Route } from './+types/product.ts'

// It is needed once dates are chosen.
const RentNowButton = lazyPart(async () => ({
  default: (await import('../features/basket/rent-now-button.tsx')).RentNowButton,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language } = preferencesOf(request)
  const api = serverApi(context)
  const { searchParams } = new URL(request.url)
  const period = parsePeriod(searchParams.get('from'), searchParams.get('to'), Date.now())
  const loaded = await loadProduct(api, params.id, language, period)
  const unit = searchParams.get('unit')
  // The label of a unit is scanned by its people also while the item is not offered.
  if (!loaded && unit) throw redirect(`/unit/${params.id}?unit=${encodeURIComponent(unit)}`)
  if (!loaded) throw data(null, { status: 404 })
  const { product } = loaded
  const title = titleIn(product, language)
  const t = translateFor(request)
  const price = formatMoney(product.price_per_day_cents, language)
  const head = {
    title: t('product.head.title', { title, city: product.city }),
    description: t('product.head.description', {
      title,
      price,
      place: `${product.neighbourhood}, ${product.city}`,
    }),
  }
  const trail = [
    { label: t('product.all'), to: '/search' },
    { label: product.city, to: landingPath(product.city) },
    {
      label: product.category.names[language] ?? product.category.slug,
      to: landingPath(product.city, product.category.slug),
    },
  ]
  return {
    ...loaded,
    now: Date.now(),
    language,
    head,
    // Made here, so that no browser loads what makes it.
    jsonLd: productJsonLd(product, head.title, trail, api.config.siteUrl),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { product, head, language, jsonLd } = loaderData
  const [image] = product.images
  return seo(
    { ...args, location: { ...args.location, pathname: `/product/${product.id}` } },
    {
      ...head,
      type: 'product',
      ...(image && { image: `/og/items/${product.id}/${language}.jpg` }),
      jsonLd: () => jsonLd,
    },
  )
}

/** Keeps the button's place, so that nothing moves once its code is here. */
function RentNowSoon() {
  const t = useTranslate()
  return (
    <Button size="large" wide busy>
      {t('basket.rent-now')}
    </Button>
  )
}

/** Shows how the picture drops into the basket: code that comes with the first item put there, and is not missed. */
async function showDrop() {
  const drop = await import('../features/basket/drop-into-basket.ts').catch(() => undefined)
  drop?.dropIntoBasket(document.querySelector<HTMLImageElement>('.shared-picture img'))
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const basket = useBasket()
  const { product } = loaderData

  function add({ instants, quantity, deliveryMethod }: Choice) {
    if (!instants) return
    const isAdded = basket.add(basketProduct(product, product, language), instants, {
      quantity,
      deliveryMethod,
    })
    if (isAdded) void showDrop()
  }

  const title = titleIn(product, language)
  return (
    <ProductPage
      key={product.id}
      {...loaderData}
      onAdd={add}
      rentNow={({ instants, refusal, quantity, deliveryMethod }) => (
        <LatePart fallback={<RentNowSoon />}>
          <RentNowButton
            product={basketProduct(product, product, language)}
            wanted={instants && !refusal ? { ...instants, quantity, deliveryMethod } : undefined}
          />
        </LatePart>
      )}
      map={<LazyItemMap latitude={product.latitude} longitude={product.longitude} hubs={loaderData.hubs} />}
      favourite={
        <Favourites>
          <FavouriteButton itemId={product.id} title={title} look="outlined" />
        </Favourites>
      }
    />
  )
}
