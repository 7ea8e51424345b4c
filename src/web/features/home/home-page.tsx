import type { ReactNode } from 'react'
import type { CategoryCard, ItemCard } from '#contract/search-answer.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { LendCall } from './lend-call.tsx'
import { NearItems, type NearItemsProps } from './near-items.tsx'
import { Steps } from './steps.tsx'
import { Trust, type Voice } from './trust.tsx'

interface HomePageProps extends NearItemsProps {
  form: ReactNode
  pictures: ItemCard[]
  categories: CategoryCard[]
  itemCount: number
  voices: Voice[]
}

/** What this is, and the first things to borrow. */
export function HomePage({ form, pictures, categories, itemCount, voices, ...near }: HomePageProps) {
  return (
    <>
      <Hero form={form} pictures={pictures} itemCount={itemCount} cityCount={near.cities.length} />
      <NearItems {...near} />
      <CategoryTiles categories={categories} />
      <Steps />
      <Trust voices={voices} />
      <LendCall />
    </>
  )
}
