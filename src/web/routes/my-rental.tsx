import { RentalPage } from '../features/booking/rental-page.tsx'
import { BookingClaims } from '../features/claims/booking-claims.tsx'
import { privatePage } from '../lib/seo.ts'
import { translateFor } from '../lib/translate-for.ts'
import type { Route } from './+types/my-rental.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  title: translateFor(request, 'rentals')('rentals.one'),
})

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData?.title ?? '')

export default function MyRental() {
  return <RentalPage problems={(booking, side) => <BookingClaims booking={booking} side={side} />} />
}
