import type { Template } from '../templates.ts'

export const payoutMethod: Template<'payout-method'> = {
  en: ({ change, account, url }, brand) => ({
    subject: change === 'added' ? 'A bank account was added' : 'A bank account was removed',
    lines: [
      change === 'added'
        ? `From now on your money at ${brand} can be paid out to ${account}.`
        : `Your money at ${brand} is no longer paid out to ${account}.`,
      'If it was you, all is well.',
    ],
    action: { label: 'Open payout settings', url },
    note: 'If it was not you, remove the account, choose a new password at once and write to us.',
  }),
  de: ({ change, account, url }, brand) => ({
    subject: change === 'added' ? 'Ein Bankkonto ist dazugekommen' : 'Ein Bankkonto wurde entfernt',
    lines: [
      change === 'added'
        ? `Dein Geld bei ${brand} kann ab jetzt auf ${account} ausgezahlt werden.`
        : `Dein Geld bei ${brand} wird nicht mehr auf ${account} ausgezahlt.`,
      'Wenn du das warst, ist alles in Ordnung.',
    ],
    action: { label: 'Auszahlungseinstellungen öffnen', url },
    note: 'Wenn du es nicht warst, entferne das Konto, wähl sofort ein neues Passwort und schreib uns.',
  }),
  es: ({ change, account, url }, brand) => ({
    subject: change === 'added' ? 'Se ha añadido una cuenta bancaria' : 'Se ha quitado una cuenta bancaria',
    lines: [
      change === 'added'
        ? `A partir de ahora tu dinero en ${brand} puede pagarse en ${account}.`
        : `Tu dinero en ${brand} ya no se paga en ${account}.`,
      'Si has sido tú, todo está en orden.',
    ],
    action: { label: 'Abrir los ajustes de pago', url },
    note: 'Si no has sido tú, quita la cuenta, elige enseguida otra contraseña y escríbenos.',
  }),
  fr: ({ change, account, url }, brand) => ({
    subject: change === 'added' ? 'Un compte bancaire a été ajouté' : 'Un compte bancaire a été retiré',
    lines: [
      change === 'added'
        ? `Votre argent chez ${brand} peut désormais être viré sur ${account}.`
        : `Votre argent chez ${brand} n’est plus viré sur ${account}.`,
      'Si c’était vous, tout va bien.',
    ],
    action: { label: 'Ouvrir les réglages des virements', url },
    note: 'Si ce n’était pas vous, retirez le compte, changez aussitôt de mot de passe et écrivez-nous.',
  }),
}
