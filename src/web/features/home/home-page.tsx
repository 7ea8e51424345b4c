import type { ReactNode } from 'react'
import type { CategoryTile, ItemCard } from '#contract/search-answer.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { LendCall } from './lend-call.tsx'
import { Lenders } from './lenders.tsx'
import type { Lender } from './load-lenders.ts'
import type { OwnTexts } from './load-own-texts.ts'
import type { Voice } from './load-voices.ts'
import { NearItems, type NearItemsProps } from './near-items.tsx'
import { Returned } from './returned.tsx'

interface HomePageProps extends NearItemsProps {
  form: ReactNode
  pictures: ItemCard[]
  categories: CategoryTile[]
  occasions: string[]
  itemCount: number
  voices: Voice[]
  own: OwnTexts | undefined
  lenders: Lender[]
}

/** Introduces the product, the first items to rent, and the people who lend them. */
export function HomePage({
  form,
  pictures,
  categories,
  occasions,
  itemCount,
  voices,
  lenders,
  own,
  ...near
}: HomePageProps) {
  return (
    <>
      <Hero form={form} pictures={pictures} itemCount={itemCount} cityCount={near.cities.length} own={own} />
      <NearItems {...near} />
      <CategoryTiles {...{ categories, occasions }} />
      <Lenders lenders={lenders} />
      <Returned voices={voices} />
      {own?.html ? (
        <section
          className="page prose pt-10 pb-20"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown, of elements that it lists
          dangerouslySetInnerHTML={{ __html: own.html }}
        />
      ) : (
        <LendCall />
      )}
    </>
  )
}
