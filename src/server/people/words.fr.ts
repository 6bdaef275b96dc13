import type { Words } from './words.de.ts';

export const words: Words = {
  confirm: (url) => ({
    subject: 'Confirme ton adresse e-mail',
    paragraphs: [
      'Merci de jouer avec nous. Encore un clic et ton compte est prêt.',
      'Le lien est valable 48 heures. Si tu ne t’es pas inscrit, tu n’as rien à faire\u202F: sans clic, aucun compte n’est créé.',
    ],
    action: { label: 'Confirmer l’e-mail', url },
  }),
  invitation: (url) => ({
    subject: 'Ton compte est préparé',
    paragraphs: [
      'L’organisateur a préparé un compte pour toi. Vérifie tes données, choisis un mot de passe et accepte le règlement\u202F: tu pourras alors jouer.',
      'Le lien est valable 60 jours. Si tu ne veux pas de compte, tu n’as rien à faire\u202F: tes données seront ensuite effacées.',
    ],
    action: { label: 'Ouvrir le compte', url },
  }),
  released: (url) => ({
    subject: 'Ton compte a été vérifié',
    paragraphs: [
      'Nous avons examiné ton compte\u202F: tout est en ordre. Tu peux dès maintenant participer au championnat. Merci de ta patience.',
    ],
    action: { label: 'Vers le championnat', url },
  }),
  known: (url) => ({
    subject: 'Tu as déjà un compte',
    paragraphs: [
      'Quelqu’un a voulu ouvrir un compte avec ton adresse e-mail. Tu en as déjà un\u202F; chaque personne a un seul compte.',
      'C’était toi\u202F? Alors connecte-toi. Mot de passe oublié\u202F? Tu peux en choisir un nouveau sur la même page.',
    ],
    action: { label: 'Se connecter', url },
  }),
  reset: (url) => ({
    subject: 'Choisir un nouveau mot de passe',
    paragraphs: [
      'Tu peux choisir ici un nouveau mot de passe. Le lien est valable une heure et une seule fois.',
      'Si tu n’as rien demandé, efface simplement ce message. Ton mot de passe reste inchangé.',
    ],
    action: { label: 'Nouveau mot de passe', url },
  }),
  passwordChanged: (url) => ({
    subject: 'Ton mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de ton compte vient d’être modifié. Les sessions sur tous les autres appareils sont fermées.',
      'Ce n’était pas toi\u202F? Choisis tout de suite un nouveau mot de passe.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  changeEmail: (url) => ({
    subject: 'Confirme ta nouvelle adresse e-mail',
    paragraphs: [
      'Clique sur le lien pour que cette adresse devienne celle de ton compte. Le lien est valable une heure.',
    ],
    action: { label: 'Confirmer la nouvelle adresse', url },
  }),
  emailChanged: () => ({
    subject: 'Ton adresse e-mail a été modifiée',
    paragraphs: ['Ton compte a maintenant une autre adresse e-mail. Si ce n’était pas toi, écris à l’organisateur.'],
  }),
  changeRequested: (url) => ({
    subject: 'Tes données doivent être modifiées',
    paragraphs: [
      'Tu souhaites modifier des données dont dépend quelque chose\u202F: une place en finale, une pièce d’identité contrôlée ou de l’argent. C’est pourquoi deux personnes du bureau décident. D’ici là, tout reste tel quel.',
      'Ce n’était pas toi\u202F? Alors retire la demande dans ton compte et choisis un nouveau mot de passe.',
    ],
    action: { label: 'Vers ton compte', url },
  }),
  changeGranted: (url) => ({
    subject: 'Tes données sont modifiées',
    paragraphs: [
      'Deux personnes du bureau ont accepté la modification de tes données. Si ta pièce d’identité avait été contrôlée, tu la montres de nouveau avant le prochain versement.',
      'Si ce n’était pas toi, adresse-toi à l’organisateur.',
    ],
    action: { label: 'Vers ton compte', url },
  }),
  changeRefused: (url) => ({
    subject: 'Tes données restent telles quelles',
    paragraphs: [
      'Deux personnes du bureau ont refusé la modification de tes données. Des questions\u202F? Adresse-toi à l’organisateur.',
    ],
    action: { label: 'Vers ton compte', url },
  }),
  leftOpen: (account, url) => ({
    subject: 'Un compte avec de l’argent a été supprimé',
    paragraphs: [
      `La personne du compte ${account} est partie. Les Big21 ouverts sont réglés tels quels\u202F; ce qui était sur le compte reste deux ans à la caisse.`,
    ],
    action: { label: 'Vers la caisse', url },
  }),
  deleted: () => ({
    subject: 'Ton compte est supprimé',
    paragraphs: [
      'Tes données personnelles sont effacées. Ce que la loi nous oblige à garder ne porte plus qu’un numéro sans nom.',
      'Merci d’avoir jassé avec nous.',
    ],
  }),
  newFactor: (url) => ({
    subject: 'Configurer à nouveau la deuxième étape',
    paragraphs: [
      'Le téléphone avec tes codes est perdu\u202F? Avec ce lien, tu te connectes et configures à nouveau la deuxième étape. Il est valable 24 heures et une seule fois.',
      'Si tu ne l’as pas demandé, n’ouvre pas le lien et avertis l’organisateur.',
    ],
    action: { label: 'Configurer à nouveau', url },
  }),
  staff: (url) => ({
    subject: 'Ton accès de collaborateur',
    paragraphs: ['Avec ce lien, tu configures ton accès. Il est valable 24 heures et une seule fois.'],
    action: { label: 'Configurer l’accès', url },
  }),
};
