/** The documents that prove an identity, the most usual one first. */
export const DOCUMENT_TYPES = ['id_card', 'passport', 'driving_licence', 'residence_permit'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Whether both sides say something: all that is needed of a passport is on one page. */
export const hasBack = (type: DocumentType): boolean => type !== 'passport'

/** Whether every document of this type says until when it is valid; old driving licences do not. */
export const alwaysEnds = (type: DocumentType): boolean => type !== 'driving_licence'
