import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import type { Locale } from '../locale.ts'
import { moneyText } from '../rental-text.ts'
import type { Message, Template, TemplateData } from '../templates.ts'

/** What the bank says of an order that failed, by its code. */
type Codes = Record<'account_closed' | 'unknown', string>

interface Words {
  news: Record<PayoutStatus, (money: string, account: string) => [subject: string, line: string]>
  reason: (reason: string) => string
  codes: Codes
  back: string
  open: string
  note: (number: number) => string
}

const words: Record<Locale, Words> = {
  en: {
    news: {
      requested: (money, account) => [
        `Your payout of ${money} is requested`,
        `We check it and then send ${money} to ${account}.`,
      ],
      approved: (money, account) => [
        `Your payout of ${money} is on its way`,
        `${money} go to ${account}. Banks take up to two working days.`,
      ],
      paid: (money, account) => [`Your payout of ${money} was paid`, `${money} were sent to ${account}.`],
      failed: (money, account) => [
        `Your payout of ${money} did not arrive`,
        `The bank could not pay ${money} to ${account}.`,
      ],
      rejected: (money, account) => [
        `Your payout of ${money} was not approved`,
        `We did not send ${money} to ${account}.`,
      ],
    },
    reason: (reason) => `The reason: ${reason}`,
    codes: { account_closed: 'the account is closed.', unknown: 'the bank gave none.' },
    back: 'The money is back on your balance.',
    open: 'Open your payouts',
    note: (number) => `Payout no. ${number}. If you know nothing of it, write to us at once.`,
  },
  de: {
    news: {
      requested: (money, account) => [
        `Deine Auszahlung über ${money} ist angefordert`,
        `Wir prüfen sie und überweisen dann ${money} auf ${account}.`,
      ],
      approved: (money, account) => [
        `Deine Auszahlung über ${money} ist unterwegs`,
        `${money} gehen auf ${account}. Banken brauchen bis zu zwei Werktage.`,
      ],
      paid: (money, account) => [
        `Deine Auszahlung über ${money} ist überwiesen`,
        `${money} wurden auf ${account} überwiesen.`,
      ],
      failed: (money, account) => [
        `Deine Auszahlung über ${money} ist nicht angekommen`,
        `Die Bank konnte ${money} nicht auf ${account} überweisen.`,
      ],
      rejected: (money, account) => [
        `Deine Auszahlung über ${money} wurde nicht freigegeben`,
        `Wir haben ${money} nicht auf ${account} überwiesen.`,
      ],
    },
    reason: (reason) => `Der Grund: ${reason}`,
    codes: { account_closed: 'Das Konto ist geschlossen.', unknown: 'Die Bank nennt keinen.' },
    back: 'Das Geld ist wieder auf deinem Guthaben.',
    open: 'Auszahlungen öffnen',
    note: (number) => `Auszahlung Nr. ${number}. Wenn du nichts davon weißt, schreib uns sofort.`,
  },
  es: {
    news: {
      requested: (money, account) => [
        `Has solicitado un pago de ${money}`,
        `Lo revisamos y después enviamos ${money} a ${account}.`,
      ],
      approved: (money, account) => [
        `Tu pago de ${money} está en camino`,
        `Enviamos ${money} a ${account}. Los bancos tardan hasta dos días laborables.`,
      ],
      paid: (money, account) => [`Hemos hecho tu pago de ${money}`, `Hemos enviado ${money} a ${account}.`],
      failed: (money, account) => [
        `Tu pago de ${money} no ha llegado`,
        `El banco no ha podido pagar ${money} en ${account}.`,
      ],
      rejected: (money, account) => [
        `Tu pago de ${money} no se ha aprobado`,
        `No hemos enviado ${money} a ${account}.`,
      ],
    },
    reason: (reason) => `El motivo: ${reason}`,
    codes: { account_closed: 'la cuenta está cerrada.', unknown: 'el banco no lo indica.' },
    back: 'El dinero vuelve a estar en tu saldo.',
    open: 'Abrir tus pagos',
    note: (number) => `Pago n.º ${number}. Si no sabes nada de él, escríbenos enseguida.`,
  },
  fr: {
    news: {
      requested: (money, account) => [
        `Votre virement de ${money} est demandé`,
        `Nous le vérifions, puis nous envoyons ${money} sur ${account}.`,
      ],
      approved: (money, account) => [
        `Votre virement de ${money} est en route`,
        `${money} partent vers ${account}. Les banques mettent jusqu’à deux jours ouvrés.`,
      ],
      paid: (money, account) => [
        `Votre virement de ${money} est effectué`,
        `${money} ont été virés sur ${account}.`,
      ],
      failed: (money, account) => [
        `Votre virement de ${money} n’est pas arrivé`,
        `La banque n’a pas pu virer ${money} sur ${account}.`,
      ],
      rejected: (money, account) => [
        `Votre virement de ${money} n’a pas été accepté`,
        `Nous n’avons pas viré ${money} sur ${account}.`,
      ],
    },
    reason: (reason) => `La raison : ${reason}`,
    codes: { account_closed: 'le compte est fermé.', unknown: 'la banque n’en donne pas.' },
    back: 'L’argent est de nouveau sur votre solde.',
    open: 'Ouvrir vos virements',
    note: (number) => `Virement nº ${number}. Si vous n’en savez rien, écrivez-nous aussitôt.`,
  },
}

const write =
  (locale: Locale) =>
  ({ status, number, cents, account, reason, url }: TemplateData['payout-news']): Message => {
    const { news, reason: why, codes, back, open, note } = words[locale]
    const [subject, line] = news[status](moneyText(cents, locale), account)
    const isReturned = status === 'failed' || status === 'rejected'
    return {
      subject,
      lines: [line, ...(reason ? [why(sentenceOf(reason, codes))] : []), ...(isReturned ? [back] : [])],
      action: { label: open, url },
      note: note(number),
    }
  }

/** A bank's code in words, or what a moderator wrote. */
const sentenceOf = (reason: string, codes: Codes): string =>
  /^[a-z]+(_[a-z]+)*$/.test(reason) ? ((codes as Record<string, string>)[reason] ?? codes.unknown) : reason

export const payoutNews: Template<'payout-news'> = {
  en: write('en'),
  de: write('de'),
  es: write('es'),
  fr: write('fr'),
}
