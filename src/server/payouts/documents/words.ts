import type { Locale } from '#server/mail/locale.ts'

/** Everything that a document says. */
export interface DocumentWords {
  date: string
  total: string
  statementFor: (month: string) => string
  period: string
  made: string
  what: string
  gross: string
  fee: string
  net: string
  opening: string
  closing: string
  rentals: string
  feeNet: string
  feeVat: (percent: number) => string
  payouts: string
  other: string
  lendingOf: (number: number, title: string) => string
  payoutOf: (number: number) => string
  payoutBack: (number: number) => string
  statementNote: (percent: number, operator: string) => string
  nothing: string
  receipt: string
  order: string
  booking: string
  rental: string
  delivery: string
  later: string
  paid: string
  refunded: string
  kept: string
  lentBy: (lender: string) => string
  business: (name: string, number: string) => string
  receiptNote: (operator: string) => string
}

export const words: Record<Locale, DocumentWords> = {
  en: {
    date: 'Date',
    total: 'Total',
    statementFor: (month) => `Statement for ${month}`,
    period: 'Period',
    made: 'Made on',
    what: 'What',
    gross: 'Rental price',
    fee: 'Fee',
    net: 'Yours',
    opening: 'Balance at the start',
    closing: 'Balance at the end',
    rentals: 'Rentals released',
    feeNet: 'Platform fee without VAT',
    feeVat: (percent) => `VAT ${percent} %`,
    payouts: 'Payouts',
    other: 'Other',
    lendingOf: (number, title) => `Booking ${number}: ${title}`,
    payoutOf: (number) => `Payout ${number}`,
    payoutBack: (number) => `Payout ${number} came back`,
    statementNote: (percent, operator) =>
      `The fee is what ${operator} charges lenders for its service, and includes ${percent} % VAT. Rental prices are yours: whether you owe tax on them depends on your own situation.`,
    nothing: 'Nothing was booked in this month.',
    receipt: 'Payment receipt',
    order: 'Order',
    booking: 'Booking',
    rental: 'Rental',
    delivery: 'Delivery',
    later: 'Later charges',
    paid: 'Paid',
    refunded: 'Refunded',
    kept: 'Paid in the end',
    lentBy: (lender) => `Lent by ${lender}`,
    business: (name, number) => `${name} (business, register no. ${number})`,
    receiptNote: (operator) =>
      `${operator} took this payment on behalf of the lenders named above. Renters pay no fee. Rentals from private persons contain no VAT; a business lender issues an invoice that shows it.`,
  },
  de: {
    date: 'Datum',
    total: 'Summe',
    statementFor: (month) => `Abrechnung für ${month}`,
    period: 'Zeitraum',
    made: 'Erstellt am',
    what: 'Vorgang',
    gross: 'Mietpreis',
    fee: 'Gebühr',
    net: 'Für dich',
    opening: 'Guthaben zu Beginn',
    closing: 'Guthaben am Ende',
    rentals: 'Freigegebene Mieten',
    feeNet: 'Plattformgebühr ohne USt',
    feeVat: (percent) => `USt ${percent} %`,
    payouts: 'Auszahlungen',
    other: 'Sonstiges',
    lendingOf: (number, title) => `Buchung ${number}: ${title}`,
    payoutOf: (number) => `Auszahlung ${number}`,
    payoutBack: (number) => `Auszahlung ${number} kam zurück`,
    statementNote: (percent, operator) =>
      `Die Gebühr berechnet ${operator} Vermietern für die Leistung der Plattform; sie enthält ${percent} % Umsatzsteuer. Die Mietpreise gehören dir: Ob du sie versteuern musst, hängt von deiner eigenen Lage ab.`,
    nothing: 'In diesem Monat wurde nichts gebucht.',
    receipt: 'Zahlungsbeleg',
    order: 'Bestellung',
    booking: 'Buchung',
    rental: 'Miete',
    delivery: 'Lieferung',
    later: 'Spätere Abbuchungen',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    kept: 'Am Ende bezahlt',
    lentBy: (lender) => `Vermietet von ${lender}`,
    business: (name, number) => `${name} (gewerblich, Register-Nr. ${number})`,
    receiptNote: (operator) =>
      `${operator} hat diese Zahlung im Namen der oben genannten Vermieter angenommen. Mieter zahlen keine Gebühr. Mieten von Privatpersonen enthalten keine Umsatzsteuer; gewerbliche Vermieter stellen eine Rechnung aus, die sie ausweist.`,
  },
  es: {
    date: 'Fecha',
    total: 'Total',
    statementFor: (month) => `Extracto de ${month}`,
    period: 'Periodo',
    made: 'Emitido el',
    what: 'Concepto',
    gross: 'Precio del alquiler',
    fee: 'Comisión',
    net: 'Para ti',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    rentals: 'Alquileres liberados',
    feeNet: 'Comisión de la plataforma sin IVA',
    feeVat: (percent) => `IVA ${percent} %`,
    payouts: 'Pagos',
    other: 'Otros',
    lendingOf: (number, title) => `Reserva ${number}: ${title}`,
    payoutOf: (number) => `Pago ${number}`,
    payoutBack: (number) => `Pago ${number} devuelto`,
    statementNote: (percent, operator) =>
      `La comisión es lo que ${operator} cobra a quienes alquilan por su servicio e incluye un ${percent} % de IVA. Los precios de alquiler son tuyos: si tributan o no depende de tu situación.`,
    nothing: 'En este mes no hubo movimientos.',
    receipt: 'Recibo de pago',
    order: 'Pedido',
    booking: 'Reserva',
    rental: 'Alquiler',
    delivery: 'Entrega',
    later: 'Cargos posteriores',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    kept: 'Pagado finalmente',
    lentBy: (lender) => `Alquilado por ${lender}`,
    business: (name, number) => `${name} (empresa, n.º de registro ${number})`,
    receiptNote: (operator) =>
      `${operator} cobró este pago en nombre de las personas arriba indicadas. Quien alquila no paga comisión. Los alquileres de particulares no llevan IVA; una empresa emite una factura que lo detalla.`,
  },
  fr: {
    date: 'Date',
    total: 'Total',
    statementFor: (month) => `Relevé du mois : ${month}`,
    period: 'Période',
    made: 'Établi le',
    what: 'Opération',
    gross: 'Prix de location',
    fee: 'Frais',
    net: 'Pour vous',
    opening: 'Solde au début',
    closing: 'Solde à la fin',
    rentals: 'Locations libérées',
    feeNet: 'Frais de plateforme hors TVA',
    feeVat: (percent) => `TVA ${percent} %`,
    payouts: 'Virements',
    other: 'Autres',
    lendingOf: (number, title) => `Réservation ${number} : ${title}`,
    payoutOf: (number) => `Virement ${number}`,
    payoutBack: (number) => `Virement ${number} revenu`,
    statementNote: (percent, operator) =>
      `Les frais sont ce que ${operator} facture aux loueurs pour son service ; ils comprennent ${percent} % de TVA. Les prix de location sont à vous : leur imposition dépend de votre situation.`,
    nothing: 'Rien n’a été enregistré ce mois-ci.',
    receipt: 'Reçu de paiement',
    order: 'Commande',
    booking: 'Réservation',
    rental: 'Location',
    delivery: 'Livraison',
    later: 'Débits ultérieurs',
    paid: 'Payé',
    refunded: 'Remboursé',
    kept: 'Payé au final',
    lentBy: (lender) => `Loué par ${lender}`,
    business: (name, number) => `${name} (entreprise, nº d’immatriculation ${number})`,
    receiptNote: (operator) =>
      `${operator} a encaissé ce paiement au nom des loueurs nommés ci-dessus. Les locataires ne paient pas de frais. Les locations entre particuliers ne comportent pas de TVA ; un loueur professionnel établit une facture qui l’indique.`,
  },
}
