import type { Review } from '../../entities/review/review.ts'
import { Condition } from './condition.tsx'
import { LenderCard } from './lender-card.tsx'
import type { Product } from './product.ts'

/** How the item looks now, where its lender shows it, and who that is: one part, so that one script loads for both. */
export default function ConditionAndLender({
  product,
  reviews,
}: {
  product: Product
  reviews: readonly Review[]
}) {
  return (
    <>
      {product.condition.length > 0 && <Condition photos={product.condition} />}
      <LenderCard lender={product.owner} itemId={product.id} reviews={reviews} />
    </>
  )
}
