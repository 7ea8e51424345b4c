import { redirect } from 'react-router'

/** So far the rentals are what one comes for. */
export const loader = () => redirect('/dashboard/my-rentals')
