/** Texts that everybody may read, each by the id of its review or person. */
export const PUBLIC_TEXTS = ['review', 'reply', 'bio'] as const
export type PublicText = (typeof PUBLIC_TEXTS)[number]
