import type { Locale } from '../locale.ts'
import { dateText, type MailedRental, moneyText, rentalText } from '../rental-text.ts'
import type { Message, Template } from '../templates.ts'

/** What has just happened to a claim. */
export type ClaimStep =
  | 'opened'
  | 'countered'
  | 'escalated'
  | 'decided'
  | 'appealed'
  | 'settled'
  | 'withdrawn'

export interface ClaimMail {
  rental: MailedRental
  step: ClaimStep
  to: 'claimant' | 'respondent'
  /** Asked for, offered or awarded, whichever the step is about. */
  cents: number
  /** ISO 8601: when silence decides. */
  dueAt?: string
  reason?: string
  url: string
}

interface Texts {
  subject: Record<ClaimStep, string>
  /** What happened, with the amount; `until` is empty where there is no deadline. */
  text: Record<ClaimStep, (amount: string, until: string) => Record<ClaimMail['to'], string>>
  reason: (reason: string) => string
  open: string
  note: string
}

const both = (text: string) => ({ claimant: text, respondent: text })

const EN: Texts = {
  subject: {
    opened: 'A problem was reported',
    countered: 'A counter-offer to a claim',
    escalated: 'A claim goes to our team',
    decided: 'A claim was decided',
    appealed: 'A decision was appealed',
    settled: 'A claim is settled',
    withdrawn: 'A claim was withdrawn',
  },
  text: {
    opened: (amount, until) => ({
      claimant: `Your claim of ${amount} is with the other side, who can answer until ${until}. Without an answer it counts as accepted.`,
      respondent: `The other side asks for ${amount}. Accept, make a counter-offer or disagree until ${until}. Without an answer it counts as accepted.`,
    }),
    countered: (amount, until) => ({
      claimant: `The other side offers ${amount}. Accept or disagree until ${until}. Without an answer the offer counts as accepted.`,
      respondent: `Your offer of ${amount} is with the other side, who can answer until ${until}.`,
    }),
    escalated: () =>
      both('You could not agree. Our team looks at what both of you wrote and showed, and decides.'),
    decided: (amount, until) =>
      both(`Our team awards ${amount}. Either of you can appeal once, until ${until}.`),
    appealed: () =>
      both('The decision was appealed. An admin looks at it afresh, and that decision is final.'),
    settled: (amount) => both(`The claim ends with ${amount}.`),
    withdrawn: () => both('The claim was taken back. Nothing is paid for it.'),
  },
  reason: (reason) => `The reason: “${reason}”`,
  open: 'Open the claim',
  note: 'Photos, messages and deadlines are on the page of the claim.',
}

const DE: Texts = {
  subject: {
    opened: 'Ein Problem wurde gemeldet',
    countered: 'Ein Gegenangebot zu einer Forderung',
    escalated: 'Eine Forderung geht an unser Team',
    decided: 'Über eine Forderung ist entschieden',
    appealed: 'Einspruch gegen eine Entscheidung',
    settled: 'Eine Forderung ist abgeschlossen',
    withdrawn: 'Eine Forderung wurde zurückgezogen',
  },
  text: {
    opened: (amount, until) => ({
      claimant: `Deine Forderung über ${amount} liegt der anderen Seite vor. Sie kann bis ${until} antworten; ohne Antwort gilt sie als angenommen.`,
      respondent: `Die andere Seite fordert ${amount}. Nimm bis ${until} an, mach ein Gegenangebot oder widersprich. Ohne Antwort gilt die Forderung als angenommen.`,
    }),
    countered: (amount, until) => ({
      claimant: `Die andere Seite bietet ${amount}. Nimm bis ${until} an oder widersprich. Ohne Antwort gilt das Angebot als angenommen.`,
      respondent: `Dein Angebot über ${amount} liegt der anderen Seite vor. Sie kann bis ${until} antworten.`,
    }),
    escalated: () =>
      both(
        'Ihr konntet euch nicht einigen. Unser Team sieht sich an, was ihr beide geschrieben und gezeigt habt, und entscheidet.',
      ),
    decided: (amount, until) =>
      both(`Unser Team spricht ${amount} zu. Bis ${until} könnt ihr beide einmal Einspruch einlegen.`),
    appealed: () =>
      both(
        'Es wurde Einspruch eingelegt. Die Verwaltung sieht ihn sich noch einmal an und entscheidet endgültig.',
      ),
    settled: (amount) => both(`Die Forderung endet mit ${amount}.`),
    withdrawn: () => both('Die Forderung wurde zurückgezogen. Dafür wird nichts gezahlt.'),
  },
  reason: (reason) => `Die Begründung: „${reason}“`,
  open: 'Forderung öffnen',
  note: 'Fotos, Nachrichten und Fristen findest du auf der Seite der Forderung.',
}

const ES: Texts = {
  subject: {
    opened: 'Se ha comunicado un problema',
    countered: 'Una contraoferta a una reclamación',
    escalated: 'Una reclamación pasa a nuestro equipo',
    decided: 'Se ha decidido una reclamación',
    appealed: 'Se ha recurrido una decisión',
    settled: 'Una reclamación queda cerrada',
    withdrawn: 'Se ha retirado una reclamación',
  },
  text: {
    opened: (amount, until) => ({
      claimant: `La otra parte tiene tu reclamación de ${amount} y puede responder hasta el ${until}. Sin respuesta, se da por aceptada.`,
      respondent: `La otra parte pide ${amount}. Acepta, haz una contraoferta o di que no estás de acuerdo hasta el ${until}. Sin respuesta, se da por aceptada.`,
    }),
    countered: (amount, until) => ({
      claimant: `La otra parte ofrece ${amount}. Acepta o di que no estás de acuerdo hasta el ${until}. Sin respuesta, la oferta se da por aceptada.`,
      respondent: `La otra parte tiene tu oferta de ${amount} y puede responder hasta el ${until}.`,
    }),
    escalated: () =>
      both('No habéis llegado a un acuerdo. Nuestro equipo mira lo que habéis escrito y mostrado, y decide.'),
    decided: (amount, until) =>
      both(
        `Nuestro equipo concede ${amount}. Cualquiera de los dos puede recurrir una vez, hasta el ${until}.`,
      ),
    appealed: () =>
      both(
        'Se ha recurrido la decisión. La administración lo revisa de nuevo, y esa decisión es definitiva.',
      ),
    settled: (amount) => both(`La reclamación termina con ${amount}.`),
    withdrawn: () => both('Se ha retirado la reclamación. No se paga nada por ella.'),
  },
  reason: (reason) => `El motivo: «${reason}»`,
  open: 'Abrir la reclamación',
  note: 'Las fotos, los mensajes y los plazos están en la página de la reclamación.',
}

const FR: Texts = {
  subject: {
    opened: 'Un problème a été signalé',
    countered: 'Une contre-proposition à une réclamation',
    escalated: 'Une réclamation est confiée à notre équipe',
    decided: 'Une réclamation a été tranchée',
    appealed: 'Une décision est contestée',
    settled: 'Une réclamation est close',
    withdrawn: 'Une réclamation a été retirée',
  },
  text: {
    opened: (amount, until) => ({
      claimant: `L’autre partie a reçu votre réclamation de ${amount} et peut répondre jusqu’au ${until}. Sans réponse, elle est considérée comme acceptée.`,
      respondent: `L’autre partie demande ${amount}. Acceptez, faites une contre-proposition ou contestez jusqu’au ${until}. Sans réponse, la réclamation est considérée comme acceptée.`,
    }),
    countered: (amount, until) => ({
      claimant: `L’autre partie propose ${amount}. Acceptez ou contestez jusqu’au ${until}. Sans réponse, la proposition est considérée comme acceptée.`,
      respondent: `L’autre partie a reçu votre proposition de ${amount} et peut répondre jusqu’au ${until}.`,
    }),
    escalated: () =>
      both(
        'Vous n’avez pas trouvé d’accord. Notre équipe examine ce que vous avez écrit et montré, puis tranche.',
      ),
    decided: (amount, until) =>
      both(`Notre équipe accorde ${amount}. Chacun de vous peut contester une fois, jusqu’au ${until}.`),
    appealed: () =>
      both('La décision est contestée. L’administration la réexamine et tranche définitivement.'),
    settled: (amount) => both(`La réclamation se termine par ${amount}.`),
    withdrawn: () => both('La réclamation a été retirée. Rien n’est payé à ce titre.'),
  },
  reason: (reason) => `Le motif : « ${reason} »`,
  open: 'Ouvrir la réclamation',
  note: 'Photos, messages et délais sont sur la page de la réclamation.',
}

const message =
  (locale: Locale, texts: Texts) =>
  ({ rental, step, to, cents, dueAt, reason, url }: ClaimMail): Message => ({
    subject: texts.subject[step],
    lines: [
      `${rentalText(rental, locale)}.`,
      texts.text[step](moneyText(cents, locale), dueAt ? dateText(dueAt, rental.timeZone, locale) : '')[to],
      ...(reason ? [texts.reason(reason)] : []),
    ],
    action: { label: texts.open, url },
    note: texts.note,
  })

export const claimChanged: Template<'claim-changed'> = {
  en: message('en', EN),
  de: message('de', DE),
  es: message('es', ES),
  fr: message('fr', FR),
}
