import { rule } from '#domain/settings/rules.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Utiliser et rendre',
  description: 'Retirer, utiliser, rendre : photos, codes QR, retard et que faire quand quelque chose casse.',
  lead: 'Prenez-en soin comme si un ami vous l’avait prêté. Et prenez deux minutes ensemble, au retrait comme au retour : cela évite bien des discussions.',
  sections: [
    {
      title: 'Au retrait',
      list: [
        'Faites scanner votre code QR. C’est là que la location commence.',
        'Regardez l’objet ensemble et photographiez ce qui est rayé ou manque.',
        'Demandez comment ça marche. Il y a presque toujours une astuce qui n’est pas dans la notice.',
      ],
    },
    {
      title: 'Pendant la location',
      list: [
        'Servez-vous-en pour ce à quoi il est fait, et ne le prêtez à personne d’autre.',
        'Il vous le faut plus longtemps ? Demandez une prolongation. C’est possible tant que personne d’autre n’a réservé.',
        'Quelque chose a cassé ? Arrêtez de l’utiliser, prenez des photos et écrivez aussitôt depuis votre réservation.',
      ],
    },
    {
      title: 'Au retour',
      list: [
        'Rendez-le propre, complet et à l’heure, puis scannez de nouveau.',
        `${rule('lateGraceMinutes')} minutes de retard ne coûtent rien. Au-delà, chaque heure coûte ${rule('latePercent')} % du prix horaire, dans la limite de ${rule('maxLateHours')} heures. Si vous avez réservé à la journée, une heure vaut un vingt-quatrième du prix habituel par jour.`,
        'Si tout va bien, votre caution vous est rendue.',
      ],
    },
    {
      title: 'En cas de désaccord',
      text: [
        'Chacun raconte ce qui s’est passé et montre ses photos ; en général, cela suffit. Sinon, quelqu’un de notre équipe tranche et vous explique pourquoi. Chacun peut contester une fois.',
      ],
      links: [{ to: '/insurance', label: 'Caution et dommages' }],
    },
  ],
})
