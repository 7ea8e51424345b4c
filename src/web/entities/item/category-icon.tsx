import Baby from 'lucide-react/icons/baby'
import Bike from 'lucide-react/icons/bike'
import Camera from 'lucide-react/icons/camera'
import Construction from 'lucide-react/icons/construction'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Drill from 'lucide-react/icons/drill'
import EighthNotes from 'lucide-react/icons/eighth-notes'
import MountainSnow from 'lucide-react/icons/mountain-snow'
import Package from 'lucide-react/icons/package'
import PartyPopper from 'lucide-react/icons/party-popper'
import Sprout from 'lucide-react/icons/sprout'
import Tent from 'lucide-react/icons/tent'
import Truck from 'lucide-react/icons/truck'
import type { ComponentType } from 'react'

/** Icons by the names that categories carry; another one needs its line here. */
const ICONS: Record<string, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>> = {
  baby: Baby,
  bike: Bike,
  camera: Camera,
  construction: Construction,
  'cooking-pot': CookingPot,
  drill: Drill,
  'mountain-snow': MountainSnow,
  music: EighthNotes,
  'party-popper': PartyPopper,
  sprout: Sprout,
  tent: Tent,
  truck: Truck,
}

/** The sign of a category; a parcel for one that has none of ours. */
export function CategoryIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  const Icon = ICONS[icon] ?? Package
  return <Icon aria-hidden size={size} />
}
