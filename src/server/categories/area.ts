import type { Area } from '../area.ts'
import { arrangeCategories } from './use-cases/arrange-categories.ts'
import { changeAttributes } from './use-cases/change-attributes.ts'
import { changeCategory } from './use-cases/change-category.ts'
import { createCategory } from './use-cases/create-category.ts'
import { loadCategories } from './use-cases/load-categories.ts'
import { mergeCategory } from './use-cases/merge-category.ts'
import { retireCategory } from './use-cases/retire-category.ts'

/** The tree of what can be rented, as an admin makes it. */
export const categoriesArea: Area = {
  useCases: [
    arrangeCategories,
    changeAttributes,
    changeCategory,
    createCategory,
    loadCategories,
    mergeCategory,
    retireCategory,
  ],
}
