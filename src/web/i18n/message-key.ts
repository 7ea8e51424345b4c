import type account from './account/en.json'
import type accounting from './accounting/en.json'
import type admin from './admin/en.json'
import type affiliate from './affiliate/en.json'
import type audit from './audit/en.json'
import type auth from './auth/en.json'
import type basket from './basket/en.json'
import type booking from './booking/en.json'
import type calendar from './calendar/en.json'
import type categories from './categories/en.json'
import type checkout from './checkout/en.json'
import type claims from './claims/en.json'
import type content from './content/en.json'
import type delivery from './delivery/en.json'
import type developer from './developer/en.json'
import type earnings from './earnings/en.json'
import type errors from './errors/en.json'
import type extension from './extension/en.json'
import type figures from './figures/en.json'
import type handover from './handover/en.json'
import type home from './home/en.json'
import type hubs from './hubs/en.json'
import type invoices from './invoices/en.json'
import type kyc from './kyc/en.json'
import type landing from './landing/en.json'
import type ledger from './ledger/en.json'
import type lending from './lending/en.json'
import type messaging from './messaging/en.json'
import type moderation from './moderation/en.json'
import type notifications from './notifications/en.json'
import type office from './office/en.json'
import type overview from './overview/en.json'
import type payment from './payment/en.json'
import type payouts from './payouts/en.json'
import type period from './period/en.json'
import type person from './person/en.json'
import type product from './product/en.json'
import type proof from './proof/en.json'
import type rentals from './rentals/en.json'
import type report from './report/en.json'
import type rescue from './rescue/en.json'
import type review from './review/en.json'
import type search from './search/en.json'
import type settings from './settings/en.json'
import type shell from './shell/en.json'
import type tax from './tax/en.json'
import type texts from './texts/en.json'
import type ui from './ui/en.json'
import type wishes from './wishes/en.json'

type Catalogue = typeof account &
  typeof accounting &
  typeof admin &
  typeof affiliate &
  typeof audit &
  typeof auth &
  typeof basket &
  typeof booking &
  typeof calendar &
  typeof categories &
  typeof checkout &
  typeof claims &
  typeof content &
  typeof delivery &
  typeof developer &
  typeof earnings &
  typeof errors &
  typeof extension &
  typeof figures &
  typeof handover &
  typeof home &
  typeof hubs &
  typeof kyc &
  typeof landing &
  typeof ledger &
  typeof lending &
  typeof messaging &
  typeof moderation &
  typeof notifications &
  typeof office &
  typeof overview &
  typeof payment &
  typeof payouts &
  typeof period &
  typeof person &
  typeof product &
  typeof proof &
  typeof rentals &
  typeof report &
  typeof rescue &
  typeof review &
  typeof search &
  typeof settings &
  typeof shell &
  typeof invoices &
  typeof tax &
  typeof texts &
  typeof ui &
  typeof wishes

/** `x_one` and `x_other` are asked for as `x` with a `count`. */
export type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other' | 'many'}` ? Base : Key

/** Every message there is; a wrong key does not compile. */
export type MessageKey = WithoutPlural<keyof Catalogue & string>
