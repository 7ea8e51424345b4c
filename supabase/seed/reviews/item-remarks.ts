import type { Language } from '../language.ts'

export interface Remark {
  rating: 2 | 3 | 4 | 5
  text: string
}

/** Remarks that fit any rented item, for bookings whose own remarks are used up. */
export const itemRemarks: Record<Language, Remark[]> = {
  en: [
    { rating: 5, text: 'Exactly as described, clean and complete. Would rent again without thinking twice.' },
    { rating: 5, text: 'Quick replies, friendly handover, and it did what I needed. Nothing to add.' },
    { rating: 5, text: 'Half the price of buying the cheapest one, and far better quality.' },
    { rating: 4, text: 'All good. Finding a time for the handover took a few messages.' },
    { rating: 4, text: 'Works well, with a few signs of use, as the listing says.' },
    { rating: 4, text: 'Happy with it. A few written lines on how to use it would have helped.' },
    { rating: 3, text: 'Did the job, though it could have been cleaner when I got it.' },
  ],
  de: [
    { rating: 5, text: 'Genau wie beschrieben, sauber und vollständig. Jederzeit wieder.' },
    { rating: 5, text: 'Schnelle Antwort, freundliche Übergabe, alles hat funktioniert.' },
    { rating: 5, text: 'Warum sollte man so etwas kaufen? Einmal geliehen, alles erledigt.' },
    { rating: 5, text: 'Pünktlich, unkompliziert und top gepflegt. Danke.' },
    { rating: 5, text: 'Schon zum zweiten Mal ausgeliehen, wieder alles bestens.' },
    { rating: 5, text: 'Gute Erklärung bei der Übergabe, danach lief es wie von selbst.' },
    { rating: 5, text: 'Hat uns den Samstag gerettet. Rückgabe ging auch spontan eine Stunde früher.' },
    { rating: 4, text: 'Alles in Ordnung, nur die Terminabsprache hat ein paar Nachrichten gebraucht.' },
    { rating: 4, text: 'Tut, was es soll. Gebrauchsspuren wie angegeben.' },
    { rating: 4, text: 'Sehr zufrieden. Eine kurze Anleitung zum Mitnehmen wäre noch schön.' },
    { rating: 4, text: 'Gerne wieder. Die Abholung war etwas weiter weg als gedacht.' },
    { rating: 4, text: 'Gute Qualität zum fairen Preis, nur die Übergabe fiel etwas knapp aus.' },
    { rating: 3, text: 'Hat funktioniert, war bei der Abholung aber nicht ganz sauber.' },
    { rating: 3, text: 'In Ordnung. Ich hatte mir etwas mehr Zubehör erwartet.' },
  ],
  fr: [
    { rating: 5, text: 'Conforme à l’annonce, propre et complet. Je recommande sans hésiter.' },
    { rating: 5, text: 'Réponse rapide, accueil sympathique, matériel impeccable.' },
    { rating: 5, text: 'Pourquoi acheter quand on a des voisins pareils ?' },
    { rating: 5, text: 'Tout s’est passé simplement, retrait comme retour. Merci.' },
    { rating: 5, text: 'Deuxième location, même satisfaction.' },
    { rating: 5, text: 'Bien expliqué au départ, aucune difficulté ensuite.' },
    { rating: 4, text: 'Très bien. Il a fallu quelques messages pour caler l’heure.' },
    { rating: 4, text: 'Fait ce qu’on lui demande, avec les traces d’usage annoncées.' },
    { rating: 4, text: 'Bon rapport qualité-prix. Une petite notice serait utile.' },
    { rating: 4, text: 'Satisfait, même si le lieu de retrait est un peu loin du métro.' },
    { rating: 3, text: 'Correct, mais un coup de chiffon avant le départ aurait été bienvenu.' },
  ],
  es: [
    { rating: 5, text: 'Tal cual lo describe, limpio y completo. Repetiré seguro.' },
    { rating: 5, text: 'Respuesta rápida, trato cercano y todo funcionando.' },
    { rating: 5, text: 'Me ahorré comprarlo y encima conocí a un vecino majo.' },
    { rating: 5, text: 'Puntualidad, facilidades y buen estado. Gracias.' },
    { rating: 5, text: 'Segunda vez que lo alquilo, todo igual de bien.' },
    { rating: 5, text: 'Me lo explicó en cinco minutos y no tuve ninguna duda después.' },
    { rating: 4, text: 'Muy bien. Nos costó un poco cuadrar la hora de entrega.' },
    { rating: 4, text: 'Cumple de sobra, con el desgaste que ya avisa el anuncio.' },
    { rating: 4, text: 'Contenta. Habría agradecido unas instrucciones por escrito.' },
    { rating: 4, text: 'Buena relación calidad-precio, aunque me pillaba algo lejos.' },
    { rating: 3, text: 'Bien, pero podía haber estado un poco más limpio al recogerlo.' },
  ],
}
