import type { Content } from '../content.ts'

export default {
  title: 'Utiliser et rendre',
  description: 'Retirer, utiliser, rendre : photos, codes QR, retard et que faire quand quelque chose casse.',
  lead: 'Traitez l’objet comme si un ami vous l’avait prêté. Deux minutes au retrait et deux au retour évitent de longues discussions.',
  sections: [
    {
      title: 'Au retrait',
      list: [
        'Montrez votre code QR et laissez le prêteur le scanner. La location court à partir de là.',
        'Regardez l’objet ensemble et photographiez ce qui est rayé ou manque.',
        'Demandez comment il marche. La plupart des prêteurs connaissent l’astuce qui n’est pas dans la notice.',
      ],
    },
    {
      title: 'Pendant la location',
      list: [
        'Utilisez-le pour ce à quoi il est fait et ne le passez à personne.',
        'Il vous le faut plus longtemps ? Demandez une prolongation. C’est possible tant que personne d’autre n’a réservé.',
        'Quelque chose a cassé ? Arrêtez de l’utiliser, prenez des photos et écrivez aussitôt depuis votre réservation.',
      ],
    },
    {
      title: 'Au retour',
      list: [
        'Rendez-le propre, complet et à l’heure, puis scannez de nouveau.',
        'Les 30 premières minutes de retard sont gratuites. Ensuite, chaque heure coûte une fois et demie le prix horaire, pendant trois jours au plus.',
        'Si le prêteur n’a rien à signaler, votre caution est libérée.',
      ],
    },
    {
      title: 'En cas de désaccord',
      text: [
        'Chacun ajoute ses photos et sa version. La plupart des cas se règlent ainsi. Sinon, une personne de notre équipe décide en donnant ses raisons, et chaque partie peut contester une fois.',
      ],
      links: [{ to: '/insurance', label: 'Caution et dommages' }],
    },
  ],
} satisfies Content
