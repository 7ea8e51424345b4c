import type { Attribute } from '#domain/category/attributes.ts'
import type { CategoryContent } from '#domain/category/category.ts'

/** An attribute as an admin sees it. */
export interface OfficeAttribute extends Attribute {
  /** Neither asked for nor shown; what items say of it stays. */
  isRetired: boolean
}

/** A category as an admin sees it. */
export interface OfficeCategory extends CategoryContent {
  id: string
  parentId: string | null
  slug: string
  /** Its own, in their order; items have those of the one that it is in, too. */
  attributes: OfficeAttribute[]
  version: number
  /** ISO 8601, from when on nothing new is offered in it. */
  retiredAt: string | null
  /** Items in it, whatever their state, without those in categories below. */
  items: number
  /** Of those, the ones that visitors find. */
  published: number
}

/** The answer of `load-categories`: as a tree in one list, each of the first level before those in it. */
export interface LoadedCategories {
  categories: OfficeCategory[]
}

/** The answer of what changes one. */
export interface ChangedCategory {
  id: string
}

/** The answer of `merge-category`. */
export interface MergedCategory extends ChangedCategory {
  /** The number of items that were moved. */
  moved: number
}
