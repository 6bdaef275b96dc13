import type { Words } from './words.de.ts';

export const words: Words = {
  confirm: (url) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    paragraphs: [
      'Che bello averti al tavolo. Ancora un clic e il tuo conto è aperto.',
      'Il link vale 48 ore. Se non ti sei iscritto, non devi fare nulla: senza clic non nasce alcun conto.',
    ],
    action: { label: 'Conferma l’e-mail', url },
  }),
  known: (url) => ({
    subject: 'Hai già un conto',
    paragraphs: [
      'Qualcuno voleva aprire un nuovo conto con il tuo indirizzo e-mail. Ne hai già uno; ogni persona ha un solo conto.',
      'Eri tu? Allora accedi. Password dimenticata? Sulla stessa pagina puoi sceglierne una nuova.',
    ],
    action: { label: 'Accedi', url },
  }),
  reset: (url) => ({
    subject: 'Scegli una nuova password',
    paragraphs: [
      'Qui puoi scegliere una nuova password. Il link vale un’ora e una sola volta.',
      'Se non l’hai chiesto tu, cancella questo messaggio. La tua password resta com’è.',
    ],
    action: { label: 'Nuova password', url },
  }),
  passwordChanged: (url) => ({
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'La password del tuo conto è appena stata cambiata. Su tutti gli altri apparecchi l’accesso è terminato.',
      'Non eri tu? Scegli subito una nuova password.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  changeEmail: (url) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: ['Con questo link il tuo conto usa da subito questo indirizzo. Il link vale un’ora.'],
    action: { label: 'Conferma il nuovo indirizzo', url },
  }),
  emailChanged: () => ({
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    paragraphs: ['Il tuo conto usa ora un altro indirizzo e-mail. Se non eri tu, scrivi all’organizzatore.'],
  }),
  deleted: () => ({
    subject: 'Il tuo conto è cancellato',
    paragraphs: [
      'I tuoi dati personali sono cancellati. Ciò che la legge ci obbliga a conservare porta solo un numero senza nome.',
      'Grazie per aver giocato con noi.',
    ],
  }),
  newFactor: (url) => ({
    subject: 'Configura di nuovo il secondo passo',
    paragraphs: [
      'Hai perso il telefono con i codici? Con questo link accedi e configuri di nuovo il secondo passo. Vale 24 ore e una sola volta.',
      'Se non l’hai chiesto tu, non aprire il link e avvisa l’organizzatore.',
    ],
    action: { label: 'Configura di nuovo', url },
  }),
  staff: (url) => ({
    subject: 'Il tuo accesso come collaboratore',
    paragraphs: ['Con questo link prepari il tuo accesso. Vale 24 ore e una sola volta.'],
    action: { label: 'Prepara l’accesso', url },
  }),
};
