import type { Language } from '../language.ts'
import type { Remark } from './item-remarks.ts'

/** Remarks of renters about owners. */
export const ownerRemarks: Record<Language, Remark[]> = {
  en: [
    { rating: 5, text: 'Friendly, on time and generous with tips.' },
    { rating: 5, text: 'Easy to reach and very relaxed about the return.' },
    { rating: 5, text: 'Clearly takes care of things and of people.' },
    { rating: 4, text: 'Nice contact, a little late at the door.' },
  ],
  de: [
    { rating: 5, text: 'Freundlich, pünktlich und mit guten Tipps.' },
    { rating: 5, text: 'Antwortet schnell und nimmt sich Zeit für Fragen.' },
    { rating: 5, text: 'Unkompliziert, auch als ich mich verspätet habe.' },
    { rating: 5, text: 'So stellt man sich Nachbarschaft vor.' },
    { rating: 5, text: 'Sehr sorgfältig, hat alles vorher noch einmal geprüft.' },
    { rating: 4, text: 'Netter Kontakt, kam zur Übergabe ein wenig zu spät.' },
    { rating: 4, text: 'Alles gut, Nachrichten wurden eher abends beantwortet.' },
  ],
  fr: [
    { rating: 5, text: 'Ponctuel, aimable et de bon conseil.' },
    { rating: 5, text: 'Répond vite et prend le temps d’expliquer.' },
    { rating: 5, text: 'Très arrangeant sur l’heure du retour.' },
    { rating: 5, text: 'On sent que le matériel est aimé.' },
    { rating: 4, text: 'Bon contact, dix minutes de retard à la remise.' },
  ],
  es: [
    { rating: 5, text: 'Puntual, amable y con buenos consejos.' },
    { rating: 5, text: 'Contesta enseguida y explica sin prisas.' },
    { rating: 5, text: 'Muy flexible con la hora de devolución.' },
    { rating: 5, text: 'De esos vecinos que uno querría en su portal.' },
    { rating: 4, text: 'Buen trato, llegó un poco tarde a la entrega.' },
  ],
}

/** Remarks of owners about renters. */
export const renterRemarks: Record<Language, Remark[]> = {
  en: [
    { rating: 5, text: 'Came on time and returned everything clean.' },
    { rating: 5, text: 'Careful and communicative. Welcome any time.' },
    { rating: 5, text: 'Back earlier than agreed and in perfect order.' },
    { rating: 4, text: 'All fine, the return was half an hour later than agreed.' },
  ],
  de: [
    { rating: 5, text: 'Pünktlich abgeholt, sauber zurückgebracht.' },
    { rating: 5, text: 'Sorgfältig und zuverlässig, jederzeit wieder.' },
    { rating: 5, text: 'Hat sogar nachgefragt, wie man es am besten reinigt.' },
    { rating: 5, text: 'Klare Absprachen, alles heil zurück. Danke.' },
    { rating: 5, text: 'Sehr angenehmer Kontakt, gern wieder.' },
    { rating: 4, text: 'Alles in Ordnung, Rückgabe kam eine halbe Stunde später.' },
    { rating: 4, text: 'Netter Mensch, beim Einpacken fehlte erst ein Teil, kam aber am selben Tag nach.' },
    { rating: 3, text: 'Zurückgekommen ist alles, geputzt habe ich dann selbst.' },
  ],
  fr: [
    { rating: 5, text: 'À l’heure, et tout est revenu propre.' },
    { rating: 5, text: 'Soigneux et agréable, revenez quand vous voulez.' },
    { rating: 5, text: 'Échanges clairs, matériel rendu comme neuf.' },
    { rating: 5, text: 'Locataire de confiance.' },
    { rating: 4, text: 'Très bien, retour un peu plus tard que prévu.' },
    { rating: 3, text: 'Rendu complet, mais il a fallu renettoyer.' },
  ],
  es: [
    { rating: 5, text: 'Puntual y lo devolvió todo limpio.' },
    { rating: 5, text: 'Cuidadosa y encantadora, vuelve cuando quieras.' },
    { rating: 5, text: 'Comunicación clara y material intacto.' },
    { rating: 5, text: 'De confianza total.' },
    { rating: 4, text: 'Todo bien, la devolución fue media hora tarde.' },
    { rating: 3, text: 'Volvió completo, aunque me tocó limpiarlo.' },
  ],
}
