import type { Call } from './call.ts'
import type { Cast } from './cast.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')
const content = (seller: string, buyer: string) => {
  const place = { street: 'Weg 1', postalCode: '10115', city: 'Berlin', country: 'DE', taxNumber: null }
  return JSON.stringify({
    language: 'en',
    seller: { name: seller, vatId: 'DE136695976', ...place },
    buyer: { name: buyer, vatId: null, ...place },
    lines: [{ text: 'Rental', netCents: 1_681, grossCents: 2_000 }],
    corrects: null,
  })
}

/** A rental of the owner to the renter, invoiced. */
async function rentalInvoice(cast: Cast): Promise<{ id: string }> {
  const { id } = await cast.rental('completed', { inMs: -9 * 86_400_000 })
  const [row] = await cast.rows<{ id: string }>(
    `insert into public.invoices (kind, issuer_id, recipient_id, year, once_key, booking_id, issued_at, issued_on,
       period_start, period_end, currency, vat_category, vat_percent, net_cents, vat_cents, content)
     values ('rental', $1, $2, 2026, 'rental:' || $3::text, $3::uuid, now(), '2026-11-02', '2026-10-30', '2026-11-01',
       'EUR', 'S', 19, 1681, 319, $4) returning id`,
    [cast.owner.id, cast.renter.id, id, content('Owner GmbH', 'Renter')],
  )
  return row!
}

/** The platform's invoice to the owner. */
async function feeInvoice(cast: Cast, month: string): Promise<void> {
  await cast.rows(
    `insert into public.invoices (kind, recipient_id, year, once_key, issued_at, issued_on, period_start, period_end,
       currency, vat_category, vat_percent, net_cents, vat_cents, content)
     values ('fee', $1, 2026, 'fee:call', now(), $2::date, '2026-10-01', '2026-10-31', 'EUR', 'S', 19, 252, 48, $3)`,
    [cast.owner.id, `${month}-01`, content('Operator', 'Owner')],
  )
}

/** Who may read an invoice, and what finance does with the platform's. */
export const INVOICE_CALLS: Call[] = [
  {
    name: 'get-invoice',
    by: ['renter', 'owner', 'admin', 'finance'],
    input: async (cast) => ({ ...(await rentalInvoice(cast)), format: 'xml' }),
  },
  { name: 'load-fee-invoices', by: ['admin', 'finance'], input: async () => ({ month: '2026-11' }), refused },
  {
    name: 'export-fee-invoices',
    by: ['admin', 'finance'],
    async input(cast) {
      await feeInvoice(cast, '2026-10')
      return { month: '2026-10', format: 'zip', part: 1 }
    },
    refused,
  },
]
