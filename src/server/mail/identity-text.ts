import type { ProvenStep } from '#domain/kyc/document.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'
import type { Locale } from './locale.ts'

const PROOFS: Record<Locale, Record<ProvenStep, string>> = {
  en: {
    identity: 'your identity document',
    selfie: 'your selfie',
    address: 'your proof of address',
    business: 'your proof of business',
  },
  de: {
    identity: 'deinen Ausweis',
    selfie: 'dein Selfie',
    address: 'deinen Adressnachweis',
    business: 'deinen Gewerbenachweis',
  },
  es: {
    identity: 'tu documento de identidad',
    selfie: 'tu selfi',
    address: 'tu justificante de domicilio',
    business: 'el justificante de tu empresa',
  },
  fr: {
    identity: 'votre pièce d’identité',
    selfie: 'votre selfie',
    address: 'votre justificatif de domicile',
    business: 'votre justificatif d’entreprise',
  },
}

const REASONS: Record<Locale, Record<Exclude<IdentityReason, 'other'>, string>> = {
  en: {
    unreadable: 'The picture is too blurred or too dark to read.',
    incomplete: 'A part is missing: we need the whole page with all four corners.',
    'wrong-document': 'This is not a document that proves it.',
    'expired-document': 'The document has expired.',
    mismatch: 'The document and what you entered do not match.',
  },
  de: {
    unreadable: 'Das Bild ist zu unscharf oder zu dunkel, um es zu lesen.',
    incomplete: 'Ein Teil fehlt: Wir brauchen die ganze Seite mit allen vier Ecken.',
    'wrong-document': 'Dieses Dokument ist dafür kein Nachweis.',
    'expired-document': 'Das Dokument ist abgelaufen.',
    mismatch: 'Das Dokument und deine Angaben stimmen nicht überein.',
  },
  es: {
    unreadable: 'La imagen está demasiado borrosa u oscura para leerla.',
    incomplete: 'Falta una parte: necesitamos la página entera con las cuatro esquinas.',
    'wrong-document': 'Este documento no sirve como prueba.',
    'expired-document': 'El documento ha caducado.',
    mismatch: 'El documento y los datos que has indicado no coinciden.',
  },
  fr: {
    unreadable: 'L’image est trop floue ou trop sombre pour être lue.',
    incomplete: 'Il manque une partie : nous avons besoin de la page entière avec ses quatre coins.',
    'wrong-document': 'Ce document ne constitue pas une preuve.',
    'expired-document': 'Le document a expiré.',
    mismatch: 'Le document et les informations saisies ne correspondent pas.',
  },
}

/** What was handed in, as the object of a sentence. */
export const proofText = (step: ProvenStep, locale: Locale): string => PROOFS[locale][step]

/** The sentence of a moderator's reason; none for one that only their message explains. */
export const identityReasonText = (reason: IdentityReason, locale: Locale): string[] =>
  reason === 'other' ? [] : [REASONS[locale][reason]]
