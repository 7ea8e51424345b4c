import type { Locale } from '../locale.ts'
import { dateText, type MailedRental, moneyText, rentalText } from '../rental-text.ts'
import type { Message, Template } from '../templates.ts'

/** What has become of a later end. */
export type ExtensionStep = 'requested' | 'extended' | 'declined' | 'lapsed'

export interface ExtensionMail {
  rental: MailedRental
  step: ExtensionStep
  to: 'renter' | 'owner'
  /** ISO 8601: the later end. */
  end: string
  cents: number
  /** ISO 8601: until when the lender can answer. */
  answerBy: string
  url: string
}

interface Values {
  end: string
  amount: string
  answerBy: string
}

interface Texts {
  subject: Record<ExtensionStep, string>
  text: Record<ExtensionStep, (values: Values) => Record<ExtensionMail['to'], string>>
  open: string
  note: string
}

const both = (text: string) => ({ renter: text, owner: text })

const EN: Texts = {
  subject: {
    requested: 'A rental should last longer',
    extended: 'A rental lasts longer',
    declined: 'A rental is not extended',
    lapsed: 'A rental is not extended',
  },
  text: {
    requested: ({ end, amount, answerBy }) => ({
      renter: `You asked to keep it until ${end}, for ${amount} more. The lender can answer until ${answerBy}. Nothing is charged before.`,
      owner: `The renter would like to keep it until ${end}, for ${amount} more. Please answer until ${answerBy}.`,
    }),
    extended: ({ end, amount }) => both(`It now ends on ${end}. ${amount} more were paid.`),
    declined: ({ end }) =>
      both(`It does not last until ${end}. The end stays as it was, and nothing is charged.`),
    lapsed: ({ end }) =>
      both(
        `It does not last until ${end}, because the payment did not come through. The end stays as it was.`,
      ),
  },
  open: 'Open the rental',
  note: 'The end and the price that count are on the page of the rental.',
}

const DE: Texts = {
  subject: {
    requested: 'Eine Miete soll länger dauern',
    extended: 'Eine Miete dauert länger',
    declined: 'Eine Miete wird nicht verlängert',
    lapsed: 'Eine Miete wird nicht verlängert',
  },
  text: {
    requested: ({ end, amount, answerBy }) => ({
      renter: `Du möchtest es bis ${end} behalten, für ${amount} mehr. Bis ${answerBy} kommt eine Antwort. Vorher wird nichts abgebucht.`,
      owner: `Die Miete soll bis ${end} dauern, für ${amount} mehr. Bitte antworte bis ${answerBy}.`,
    }),
    extended: ({ end, amount }) => both(`Sie endet jetzt am ${end}. Dafür wurden ${amount} mehr bezahlt.`),
    declined: ({ end }) =>
      both(`Sie dauert nicht bis ${end}. Das Ende bleibt, wie es war, und es wird nichts abgebucht.`),
    lapsed: ({ end }) =>
      both(`Sie dauert nicht bis ${end}, weil die Zahlung nicht geklappt hat. Das Ende bleibt, wie es war.`),
  },
  open: 'Miete öffnen',
  note: 'Welches Ende und welcher Preis gelten, steht auf der Seite der Miete.',
}

const ES: Texts = {
  subject: {
    requested: 'Se pide alargar un alquiler',
    extended: 'Un alquiler dura más',
    declined: 'Un alquiler no se alarga',
    lapsed: 'Un alquiler no se alarga',
  },
  text: {
    requested: ({ end, amount, answerBy }) => ({
      renter: `Has pedido tenerlo hasta el ${end}, por ${amount} más. La respuesta llega a más tardar el ${answerBy}. Antes no se cobra nada.`,
      owner: `Te piden tenerlo hasta el ${end}, por ${amount} más. Responde antes del ${answerBy}.`,
    }),
    extended: ({ end, amount }) => both(`Ahora termina el ${end}. Se han pagado ${amount} más.`),
    declined: ({ end }) => both(`No dura hasta el ${end}. El final no cambia y no se cobra nada.`),
    lapsed: ({ end }) => both(`No dura hasta el ${end} porque el pago no ha llegado. El final no cambia.`),
  },
  open: 'Abrir el alquiler',
  note: 'El final y el precio que cuentan están en la página del alquiler.',
}

const FR: Texts = {
  subject: {
    requested: 'Une prolongation est demandée',
    extended: 'Une location est prolongée',
    declined: 'Une location n’est pas prolongée',
    lapsed: 'Une location n’est pas prolongée',
  },
  text: {
    requested: ({ end, amount, answerBy }) => ({
      renter: `Vous avez demandé à le garder jusqu’au ${end}, pour ${amount} de plus. La réponse arrive au plus tard le ${answerBy}. Rien n’est débité avant.`,
      owner: `On vous demande de le prêter jusqu’au ${end}, pour ${amount} de plus. Veuillez répondre avant le ${answerBy}.`,
    }),
    extended: ({ end, amount }) =>
      both(`Elle se termine maintenant le ${end}. ${amount} de plus ont été payés.`),
    declined: ({ end }) =>
      both(`Elle ne dure pas jusqu’au ${end}. La fin reste inchangée et rien n’est débité.`),
    lapsed: ({ end }) =>
      both(`Elle ne dure pas jusqu’au ${end}, car le paiement n’a pas abouti. La fin reste inchangée.`),
  },
  open: 'Ouvrir la location',
  note: 'La fin et le prix qui comptent sont sur la page de la location.',
}

const message =
  (locale: Locale, texts: Texts) =>
  ({ rental, step, to, end, cents, answerBy, url }: ExtensionMail): Message => {
    const values = {
      end: dateText(end, rental.timeZone, locale),
      amount: moneyText(cents, locale),
      answerBy: dateText(answerBy, rental.timeZone, locale),
    }
    return {
      subject: texts.subject[step],
      lines: [`${rentalText(rental, locale)}.`, texts.text[step](values)[to]],
      action: { label: texts.open, url },
      note: texts.note,
    }
  }

export const extensionChanged: Template<'extension-changed'> = {
  en: message('en', EN),
  de: message('de', DE),
  es: message('es', ES),
  fr: message('fr', FR),
}
