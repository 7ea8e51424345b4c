import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSessionStatus } from '../../../lib/session.ts'
import { useKeptRentals } from './use-kept-tickets.ts'

interface KeptRentalsProps {
  /** The list itself, which shows what this device kept. */
  list: ReactNode
  children: ReactNode
}

/** Opens the list of rentals that this device kept, until it is known who is here: there may be no connection. */
export function KeptRentals({ list, children }: KeptRentalsProps) {
  const { pathname } = useLocation()
  const status = useSessionStatus()
  const kept = useKeptRentals()
  return kept && status !== 'signed-in' && pathname === '/dashboard/my-rentals' ? list : children
}
