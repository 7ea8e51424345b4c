/** Translates messages: a service that the operator chooses. */
export interface Translator {
  /** The text in another language; throws where the service does not answer in time or answers nonsense. */
  translate(text: string, to: 'en' | 'de' | 'es' | 'fr'): Promise<string>
}
