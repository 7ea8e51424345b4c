import type { Language } from '../language.ts'

/** Openings and endings of which reviews of people are put together, so that none is written twice. */
export interface PersonRemarks {
  openings: string[]
  endings: { rating: 3 | 4 | 5; text: string }[]
}

/** Renters about owners. */
export const ownerRemarks: Record<Language, PersonRemarks> = {
  en: {
    openings: [
      'Friendly and on time.',
      'Easy to reach.',
      'Clearly takes care of things.',
      'A relaxed handover.',
      'Replied within minutes.',
      'Everything was ready when I came.',
    ],
    endings: [
      { rating: 5, text: 'I got a demonstration and two good tips on top.' },
      { rating: 5, text: 'When my train was late, waiting was no problem at all.' },
      { rating: 5, text: 'We ended up chatting about the neighbourhood for a while.' },
      { rating: 5, text: 'I was told honestly what it can do and what it cannot.' },
      { rating: 4, text: 'Only finding a time took us a few tries.' },
      { rating: 4, text: 'A little late at the door, with an apology.' },
      { rating: 5, text: 'I have saved the name for next time.' },
    ],
  },
  de: {
    openings: [
      'Freundlich und pünktlich.',
      'Antwortet schnell.',
      'Sehr unkompliziert.',
      'Übergabe in fünf Minuten, ohne Hektik.',
      'So stellt man sich Nachbarschaft vor.',
      'Alles stand schon bereit, als ich kam.',
      'Man merkt, dass die Sachen gepflegt werden.',
      'Netter Kontakt von der ersten Nachricht an.',
      'Klare Absprachen.',
    ],
    endings: [
      { rating: 5, text: 'Ich habe alles gezeigt bekommen und durfte es gleich ausprobieren.' },
      { rating: 5, text: 'Auch als ich mich verspätet habe, war das kein Thema.' },
      { rating: 5, text: 'Obendrauf gab es einen Tipp, der mir eine Stunde gespart hat.' },
      { rating: 5, text: 'Meine vielen Fragen wurden geduldig beantwortet.' },
      { rating: 5, text: 'Beim Tragen bis zum Auto wurde mir sogar geholfen.' },
      { rating: 4, text: 'Nachrichten wurden eher abends beantwortet, das passte aber.' },
      { rating: 4, text: 'Zur Übergabe musste ich zehn Minuten warten, sonst alles bestens.' },
      { rating: 5, text: 'Wir haben uns noch eine halbe Stunde verquatscht.' },
      { rating: 5, text: 'Die Rückgabe ging auch am Sonntag früh.' },
      { rating: 5, text: 'Kaution und Rückgabe liefen ohne jede Diskussion.' },
    ],
  },
  fr: {
    openings: [
      'Accueil aimable et à l’heure.',
      'Réponse rapide.',
      'On sent que le matériel est aimé.',
      'Tout était prêt à mon arrivée.',
      'Remise simple et agréable.',
      'Contact chaleureux dès le premier message.',
      'Des explications claires.',
      'Voilà ce que j’appelle un bon voisinage.',
    ],
    endings: [
      { rating: 5, text: 'J’ai eu droit à une petite démonstration avant de partir.' },
      { rating: 5, text: 'L’heure du retour a pu être décalée sans souci.' },
      { rating: 5, text: 'Un conseil donné au passage m’a fait gagner la matinée.' },
      { rating: 5, text: 'On m’a même aidé à charger la voiture.' },
      { rating: 4, text: 'Dix minutes de retard à la remise, annoncées par message.' },
      { rating: 5, text: 'Mes questions n’ont jamais paru de trop.' },
      { rating: 4, text: 'Il a seulement fallu quelques échanges pour fixer l’heure.' },
      { rating: 5, text: 'La caution a été libérée sans la moindre discussion.' },
      { rating: 5, text: 'Nous avons fini par parler jardin pendant une demi-heure.' },
    ],
  },
  es: {
    openings: [
      'Puntualidad y buen trato.',
      'Contesta enseguida.',
      'Todo listo cuando llegué.',
      'De esa gente que uno querría en su portal.',
      'Se nota que cuida sus cosas.',
      'Entrega rápida y sin complicaciones.',
      'Muy buena comunicación.',
    ],
    endings: [
      { rating: 5, text: 'Me lo enseñó todo sin prisas antes de llevármelo.' },
      { rating: 5, text: 'Pude cambiar la hora de devolución sin problema.' },
      { rating: 5, text: 'Me dio un consejo que me ahorró media tarde.' },
      { rating: 5, text: 'Hasta me ayudó a cargarlo en el coche.' },
      { rating: 4, text: 'Llegó un poco tarde a la entrega, pero avisó.' },
      { rating: 5, text: 'Acabamos charlando un buen rato del barrio.' },
      { rating: 4, text: 'Solo nos costó un poco cuadrar la hora.' },
      { rating: 5, text: 'La fianza se liberó sin discusiones.' },
    ],
  },
}

/** Owners about renters. */
export const renterRemarks: Record<Language, PersonRemarks> = {
  en: {
    openings: ['Came on time.', 'Careful and communicative.', 'A pleasure to lend to.', 'Clear messages.'],
    endings: [
      { rating: 5, text: 'Everything came back clean.' },
      { rating: 5, text: 'It was back earlier than agreed, in perfect order.' },
      { rating: 5, text: 'I was even asked how best to clean it.' },
      { rating: 4, text: 'The return was half an hour late, with a message.' },
      { rating: 5, text: 'Welcome again any time.' },
    ],
  },
  de: {
    openings: [
      'Pünktlich abgeholt.',
      'Sorgfältig und zuverlässig.',
      'Sehr angenehmer Kontakt.',
      'Klare Absprachen.',
      'Hat sich vorher alles zeigen lassen.',
      'Jederzeit wieder.',
      'Freundlich und unkompliziert.',
      'Hat gut zugehört.',
      'Schnelle Antworten.',
      'So macht Verleihen Spaß.',
    ],
    endings: [
      { rating: 5, text: 'Alles kam sauber und vollständig zurück.' },
      { rating: 5, text: 'Zurück war es sogar eine Stunde früher als ausgemacht.' },
      { rating: 5, text: 'Auf dem Rückweg gab es für mich noch ein Glas Marmelade.' },
      { rating: 5, text: 'Eine kleine Frage kam zwischendurch per Nachricht, sonst lief alles von selbst.' },
      { rating: 5, text: 'Sogar das Zubehör lag wieder so, wie ich es eingepackt hatte.' },
      { rating: 4, text: 'Die Rückgabe kam eine halbe Stunde später, mit Ansage.' },
      { rating: 4, text: 'Ein Teil fehlte zuerst, war aber am selben Abend da.' },
      { rating: 3, text: 'Zurückgekommen ist alles, geputzt habe ich dann selbst.' },
      { rating: 5, text: 'Ein kleiner Kratzer wurde von selbst angesprochen, das rechne ich hoch an.' },
      { rating: 5, text: 'Dort ist so ein Gerät in guten Händen.' },
      { rating: 5, text: 'Ich gebe dort ohne Bedenken auch etwas Teureres hin.' },
    ],
  },
  fr: {
    openings: [
      'À l’heure au retrait.',
      'Personne soigneuse et agréable.',
      'Échanges clairs.',
      'En toute confiance.',
      'Très bonne communication.',
      'Un vrai plaisir.',
      'A pris le temps d’écouter les consignes.',
      'Retrait sans histoire.',
    ],
    endings: [
      { rating: 5, text: 'Tout est revenu propre et complet.' },
      { rating: 5, text: 'Le matériel est revenu avant l’heure, comme neuf.' },
      { rating: 5, text: 'On m’a même demandé comment bien le nettoyer.' },
      { rating: 4, text: 'Retour un peu plus tard que prévu, mais annoncé.' },
      { rating: 3, text: 'Rendu complet, il a seulement fallu renettoyer.' },
      { rating: 5, text: 'Les accessoires étaient rangés mieux qu’au départ.' },
      { rating: 5, text: 'Une rayure minime m’a été signalée d’emblée, j’apprécie.' },
      { rating: 5, text: 'Un petit pot de confiture m’attendait au retour.' },
      { rating: 5, text: 'Je prêterais sans hésiter quelque chose de plus cher.' },
    ],
  },
  es: {
    openings: [
      'Recogida puntual.',
      'Comunicación clara.',
      'De confianza total.',
      'Trato encantador.',
      'Escuchó bien las instrucciones.',
      'Da gusto alquilar así.',
      'Mensajes rápidos y amables.',
    ],
    endings: [
      { rating: 5, text: 'Lo devolvió todo limpio y completo.' },
      { rating: 5, text: 'Volvió antes de la hora y como nuevo.' },
      { rating: 5, text: 'Hasta preguntó cómo limpiarlo mejor.' },
      { rating: 4, text: 'La devolución fue media hora tarde, pero avisó.' },
      { rating: 3, text: 'Volvió completo, aunque me tocó limpiarlo.' },
      { rating: 5, text: 'Los accesorios venían mejor guardados que cuando se fueron.' },
      { rating: 5, text: 'Me avisó de un roce pequeñísimo; se agradece.' },
      { rating: 5, text: 'Le dejaría algo más caro sin pensarlo.' },
    ],
  },
}
